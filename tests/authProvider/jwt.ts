/** A token that runs out so many milliseconds from now; signed by nobody, which the dashboard cannot tell. */
export function tokenFor(remainingMs: number, claims: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: '1', exp: (Date.now() + remainingMs) / 1000, ...claims })}.signature`;
}

/** A storage like the browser's. */
export function memoryStorage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
