int kernel() { return 86; }
