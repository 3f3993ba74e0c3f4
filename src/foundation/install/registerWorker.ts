/**
 * Lets the browser keep the dashboard's own files, so that it opens without a connection and can be installed. After the page has loaded:
 * what is kept is fetched beside what one waits for. Browsers without it (or without HTTPS) go on as they do.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    keepFiles().catch((error: unknown) => {
      console.warn('The dashboard will not open without a connection', error);
    });
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

async function keepFiles(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  // What this page has asked for already passed the worker by, which was not there yet.
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href));
  const own = names.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  active?.postMessage({ keep: own.map(({ pathname }) => pathname) });
}
