/* Replaces the vendor header of this name while derive.py reads signatures. */
typedef struct {
  unsigned short x;
} __nv_bfloat16;
