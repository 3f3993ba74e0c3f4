/** Reads a stored text; null where there is none or the browser refuses (which is only logged, specification §8). */
export function readStored(key: string): string | null {
  return attempt(key, () => localStorage.getItem(key)) ?? null;
}

/** Stores a text; a browser that refuses is only logged. */
export function writeStored(key: string, value: string): void {
  attempt(key, () => localStorage.setItem(key, value));
}

/** Forgets what is stored under a key; a browser that refuses is only logged. */
export function removeStored(key: string): void {
  attempt(key, () => localStorage.removeItem(key));
}

/** The keys that begin so; none where the browser refuses. */
export function storedKeys(prefix: string): string[] {
  return attempt(`${prefix}*`, () => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];
}

function attempt<T>(key: string, access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    console.warn(`The browser storage refused '${key}'`, error);
    return undefined;
  }
}
