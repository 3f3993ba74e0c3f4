const intervalMs = 250;

/**
 * Ends this process in good order when npm ends. npm runs a script through a shell, and a shell that is told to stop goes without
 * telling its child: the host would run on, unseen, with its port and its database. A process that lost its parent has another one.
 */
export function followParent() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, intervalMs);
  watch.unref();
}
