/* The fake driver: streams, events, and graphs, which captures make of queued work. Nothing runs;
 * graphs have nodes, edges and user objects. */
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "state.h"

enum { MOST_TIPS = 16, MOST_OBJECTS = 64, PROGRAMMATIC = 1, RELAXED = 2 };
/* The layout of CUgraphEdgeData. */
typedef struct edge {
  unsigned char from_port, to_port, type, reserved[5];
} edge;

struct CUgraphNode_st {
  struct CUgraphNode_st* from[MOST_TIPS];
  edge edges[MOST_TIPS];
  size_t count;
  struct CUgraphNode_st* older; /* the previous node of this graph */
};
struct CUuserObject_st {
  void* value;
  CUhostFn destroy;
  unsigned int references;
};
struct CUgraph_st {
  long us; /* the duration of its kernels */
  struct CUgraphNode_st* nodes;
  CUuserObject objects[MOST_OBJECTS];
  size_t count;
};
struct CUgraphExec_st {
  long us;
  CUuserObject objects[MOST_OBJECTS];
  size_t count;
};
/* The nodes on which the next node of a captured stream depends. */
typedef struct tips {
  CUgraph graph; /* NULL: not captured */
  cuuint64_t capture;
  CUgraphNode nodes[MOST_TIPS];
  size_t count;
} tips;
struct CUstream_st {
  tips at;
  int origin; /* whether this stream began the capture; others joined it */
  int spoilt; /* whether a forbidden call has invalidated the capture */
  unsigned long long id;
  long us; /* the duration of all work so far */
};
struct CUevent_st {
  tips at;
  long us;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static cuuint64_t captures; /* captures begun so far */
static int capturing;       /* active captures */
static __thread CUstreamCaptureMode mode;

int may_disturb_captures(void) { return capturing == 0 || mode == RELAXED; }

static int is_stream(CUstream stream) {
  return (uintptr_t)stream > 2; /* 1 and 2: the legacy and the thread's default stream */
}

CUresult queue(CUstream stream, const char* what, int programmatic) {
  if (!is_stream(stream) || stream->at.graph == NULL) return 0;
  if (stream->spoilt) return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
  tips* const at = &stream->at;
  struct CUgraphNode_st* const node = calloc(1, sizeof *node);
  for (size_t i = 0; i < at->count; ++i) {
    node->from[i] = at->nodes[i];
    if (programmatic) node->edges[i] = (edge){1, 0, PROGRAMMATIC, {0}};
  }
  node->count = at->count;
  node->older = at->graph->nodes;
  at->graph->nodes = node;
  at->nodes[0] = node;
  at->count = 1;
  script_note("\"node\": \"%s\", \"capture\": %llu, \"behind\": %zu", what,
              (unsigned long long)at->capture, node->count);
  return 0;
}

void spend(CUstream stream, long us) {
  if (!is_stream(stream)) return;
  *(stream->at.graph != NULL ? &stream->at.graph->us : &stream->us) += us;
}

#define MAKE(name, type, ...)                           \
  CUresult name(type* out __VA_ARGS__) {                \
    NEED_CONTEXT();                                     \
    *out = calloc(1, sizeof **out);                     \
    return *out == NULL ? CUDA_ERROR_OUT_OF_MEMORY : 0; \
  }
#define DROP(name, type)    \
  CUresult name(type old) { \
    NEED_CONTEXT();         \
    free(old);              \
    return 0;               \
  }
#define NOTHING(name, ...)     \
  CUresult name(__VA_ARGS__) { \
    NEED_CONTEXT();            \
    return 0;                  \
  }
#define IGNORED __attribute__((unused))
MAKE(cuStreamCreate, CUstream, , unsigned int flags IGNORED)
MAKE(cuStreamCreateWithPriority, CUstream, , unsigned int flags IGNORED, int priority IGNORED)
DROP(cuStreamDestroy_v2, CUstream)
NOTHING(cuStreamQuery, CUstream stream IGNORED)
MAKE(cuEventCreate, CUevent, , unsigned int flags IGNORED)
DROP(cuEventDestroy_v2, CUevent)
NOTHING(cuEventSynchronize, CUevent event IGNORED)
NOTHING(cuEventQuery, CUevent event IGNORED)
CUresult cuGraphLaunch(CUgraphExec graph, CUstream stream) {
  NEED_CONTEXT();
  spend(stream, graph->us);
  return 0;
}
static CUresult elapsed(float* out, CUevent from, CUevent to) {
  *out = (float)(to->us - from->us) / 1000;
  return 0;
}
CUresult cuEventElapsedTime(float* out, CUevent from, CUevent to) {
  NEED_CONTEXT();
  return elapsed(out, from, to);
}
CUresult cuEventElapsedTime_v2(float* out, CUevent from, CUevent to) {
  NEED_CONTEXT();
  return elapsed(out, from, to);
}
CUresult cuEventRecord(CUevent event, CUstream stream) {
  NEED_CONTEXT();
  if (is_stream(stream)) event->at = stream->at, event->us = stream->us;
  return 0;
}
CUresult cuStreamSynchronize(CUstream stream) {
  NEED_CONTEXT();
  if (!is_stream(stream) || stream->at.graph == NULL) return 0;
  stream->spoilt = 1;
  return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
}
/* A stream that waits for an event of a capture joins it. */
CUresult cuStreamWaitEvent(CUstream stream, CUevent event, unsigned int flags IGNORED) {
  NEED_CONTEXT();
  if (!is_stream(stream) || event->at.graph == NULL) return 0;
  tips* const at = &stream->at;
  if (at->graph == NULL) {
    *at = event->at;
    return 0;
  }
  if (at->graph != event->at.graph) return CUDA_ERROR_STREAM_CAPTURE_MERGE;
  for (size_t i = 0; i < event->at.count; ++i) {
    int known = 0;
    for (size_t j = 0; j < at->count; ++j) known |= at->nodes[j] == event->at.nodes[i];
    if (!known && at->count < MOST_TIPS) at->nodes[at->count++] = event->at.nodes[i];
  }
  return 0;
}

CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode* wanted) {
  ENTER();
  const CUstreamCaptureMode before = mode;
  mode = *wanted;
  *wanted = before;
  return 0;
}
CUresult cuStreamBeginCapture_v2(CUstream stream, CUstreamCaptureMode how IGNORED) {
  NEED_CONTEXT();
  if (!is_stream(stream)) return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
  if (stream->at.graph != NULL) return CUDA_ERROR_ILLEGAL_STATE;
  pthread_mutex_lock(&lock);
  stream->at = (tips){.graph = calloc(1, sizeof(struct CUgraph_st)), .capture = ++captures};
  stream->origin = 1;
  ++capturing;
  pthread_mutex_unlock(&lock);
  return 0;
}
CUresult cuStreamEndCapture(CUstream stream, CUgraph* out) {
  NEED_CONTEXT();
  if (!is_stream(stream) || stream->at.graph == NULL || !stream->origin)
    return CUDA_ERROR_ILLEGAL_STATE;
  const int spoilt = stream->spoilt;
  *out = spoilt ? NULL : stream->at.graph;
  stream->at = (tips){0};
  stream->origin = stream->spoilt = 0;
  pthread_mutex_lock(&lock);
  --capturing;
  pthread_mutex_unlock(&lock);
  return spoilt ? CUDA_ERROR_STREAM_CAPTURE_INVALIDATED : 0;
}
CUresult cuStreamGetId(CUstream stream, unsigned long long* out) {
  NEED_CONTEXT();
  if (fake_driver_version() < 12000) return CUDA_ERROR_NOT_SUPPORTED;
  if (is_stream(stream) && stream->at.graph != NULL) return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
  static unsigned long long given = 2;
  pthread_mutex_lock(&lock);
  if (is_stream(stream) && stream->id == 0) stream->id = ++given;
  *out = is_stream(stream) ? stream->id : (uintptr_t)stream;
  pthread_mutex_unlock(&lock);
  return 0;
}
CUresult cuStreamIsCapturing(CUstream stream, CUstreamCaptureStatus* out) {
  NEED_CONTEXT();
  *out = is_stream(stream) && stream->at.graph != NULL ? CU_STREAM_CAPTURE_STATUS_ACTIVE
                                                       : CU_STREAM_CAPTURE_STATUS_NONE;
  return 0;
}
CUresult cuStreamGetCaptureInfo_v2(CUstream stream, CUstreamCaptureStatus* status,
                                   cuuint64_t* capture, CUgraph* graph, const CUgraphNode** nodes,
                                   size_t* count) {
  NEED_CONTEXT();
  *status = CU_STREAM_CAPTURE_STATUS_NONE;
  if (!is_stream(stream) || stream->at.graph == NULL) return 0;
  const tips* const at = &stream->at;
  *status = stream->spoilt ? CU_STREAM_CAPTURE_STATUS_INVALIDATED : CU_STREAM_CAPTURE_STATUS_ACTIVE;
  *capture = at->capture, *graph = at->graph, *nodes = at->nodes, *count = at->count;
  return 0;
}

static CUresult dependencies(CUgraphNode node, CUgraphNode* from, edge* edges, size_t* count) {
  for (size_t i = 0; edges == NULL && i < node->count; ++i)
    if (node->edges[i].type != 0) return CUDA_ERROR_LOSSY_QUERY;
  for (size_t i = 0; i < *count; ++i) {
    from[i] = i < node->count ? node->from[i] : NULL;
    if (edges != NULL && i < node->count) edges[i] = node->edges[i];
  }
  *count = node->count;
  return 0;
}
CUresult cuGraphNodeGetDependencies(CUgraphNode node, CUgraphNode* from, size_t* count) {
  ENTER();
  return dependencies(node, from, NULL, count);
}
CUresult cuGraphNodeGetDependencies_v2(CUgraphNode node, CUgraphNode* from, CUgraphEdgeData* edges,
                                       size_t* count) {
  ENTER();
  if (fake_driver_version() < 12030) return CUDA_ERROR_NOT_SUPPORTED;
  return dependencies(node, from, (edge*)edges, count);
}

CUresult cuUserObjectCreate(CUuserObject* out, void* value, CUhostFn destroy,
                            unsigned int references, unsigned int flags) {
  ENTER();
  if (flags != 1) return CUDA_ERROR_INVALID_VALUE; /* CU_USER_OBJECT_NO_DESTRUCTOR_SYNC */
  *out = calloc(1, sizeof **out);
  **out = (struct CUuserObject_st){value, destroy, references};
  return 0;
}
static void drop(CUuserObject object, unsigned int count) {
  object->references -= count;
  if (object->references > 0) return;
  object->destroy(object->value);
  free(object);
}
CUresult cuUserObjectRelease(CUuserObject object, unsigned int count) {
  ENTER();
  drop(object, count);
  return 0;
}
CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count,
                                 unsigned int flags) {
  ENTER();
  if (graph->count == MOST_OBJECTS || count != 1) return CUDA_ERROR_INVALID_VALUE;
  if (flags != 1) ++object->references; /* else CU_GRAPH_USER_OBJECT_MOVE */
  graph->objects[graph->count++] = object;
  return 0;
}
/* An executable graph keeps the user objects of its graph alive. */
CUresult cuGraphInstantiateWithFlags(CUgraphExec* out, CUgraph graph,
                                     unsigned long long flags IGNORED) {
  NEED_CONTEXT();
  *out = calloc(1, sizeof **out);
  (*out)->us = graph->us;
  for (size_t i = 0; i < graph->count; ++i) {
    (*out)->objects[(*out)->count++] = graph->objects[i];
    ++graph->objects[i]->references;
  }
  return 0;
}
CUresult cuGraphExecDestroy(CUgraphExec old) {
  NEED_CONTEXT();
  for (size_t i = 0; i < old->count; ++i) drop(old->objects[i], 1);
  free(old);
  return 0;
}
CUresult cuGraphDestroy(CUgraph old) {
  NEED_CONTEXT();
  for (size_t i = 0; i < old->count; ++i) drop(old->objects[i], 1);
  for (struct CUgraphNode_st* node = old->nodes; node != NULL;) {
    struct CUgraphNode_st* const older = node->older;
    free(node);
    node = older;
  }
  free(old);
  return 0;
}
