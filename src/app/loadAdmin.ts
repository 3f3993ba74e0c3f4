/** Loads everything behind the gate; called early, while a person types, so that it is here when they are in. */
export function loadAdmin() {
  return import('./Admin.tsx');
}

/** The same ahead of time; where it fails, the gate tries again and says so. */
export function preloadAdmin(): void {
  loadAdmin().catch(() => undefined);
}
