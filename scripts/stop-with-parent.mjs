const lookForParentMs = 200;

/**
 * npm puts a shell between itself and us, and the shell dies of a SIGTERM without passing it on: we would stay
 * behind alone, with our port and our children. When the parent is gone, we stop as if we had been told.
 */
export function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, lookForParentMs);
  watch.unref();
}
