/** Begins to load what will be shown soon, by the loaders of its lazy parts. What fails is tried again, and told, once it is shown. */
export function preload(...loaders: readonly (() => Promise<unknown>)[]): void {
  for (const load of loaders) load().catch(() => undefined);
}
