extern int kernel();
int call() { return kernel(); }
