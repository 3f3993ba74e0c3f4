// Opens the dashboard where there is no connection: its page and its files, never anything of the API. What was typed is kept by the page
// itself (drafts), and what the host says is never kept here. `installable.ts` puts in which files the first page needs.
const CACHE = 'dashboard-%VERSION%';
const PAGE = '/';
const FILES = '%FILES%';

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await cache.addAll([PAGE, ...FILES]);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(pageOf(request));
  } else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
});

// The files that a page has fetched before there was a worker.
self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {};
  if (!Array.isArray(keep)) return;
  event.waitUntil(Promise.all(keep.map((path) => fileOf(new Request(new URL(path, self.location.origin))))));
});

/** The page from the host; the one that was kept, where there is no way to it. */
async function pageOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Files carry a hash of what they hold: one that is kept is the one that is meant. */
async function fileOf(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
