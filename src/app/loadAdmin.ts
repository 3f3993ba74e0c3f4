/** Loads everything behind the gate; called early, while a person types, so that it is here when they are in. */
export function loadAdmin() {
  return import('./Admin.tsx');
}

/** The same ahead of time, at once; where it fails, the gate tries again and says so. */
export function preloadAdmin(): void {
  loadAdmin().catch(() => undefined);
}

/** The same once the page has nothing else to do: what one waits for comes first. */
export function preloadAdminWhenIdle(): void {
  // Safari knows no idle time.
  const whenIdle = globalThis.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 200));
  whenIdle(preloadAdmin);
}
