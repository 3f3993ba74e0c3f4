/** Reads what this tab has kept; undefined where there is nothing or the browser refuses (which is only logged, specification §8). */
export function loadJson<T>(key: string): T | undefined {
  return attempt(key, () => {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  });
}

/** Keeps a value for this tab; a browser that refuses is only logged. */
export function saveJson(key: string, value: unknown): void {
  attempt(key, () => sessionStorage.setItem(key, JSON.stringify(value)));
}

function attempt<T>(key: string, access: () => T): T | undefined {
  try {
    return access();
  } catch (error) {
    console.warn(`The browser storage refused '${key}'`, error);
    return undefined;
  }
}
