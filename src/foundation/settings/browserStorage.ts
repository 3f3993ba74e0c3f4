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

function attempt<T>(key: string, access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    console.warn(`The browser storage refused '${key}'`, error);
    return undefined;
  }
}
