/** Texts by key, nested; `%{name}` stands for a value, ` |||| ` parts singular and plural. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** `base` with the texts of `over` in place of its own. */
export function overlaid<T extends Messages>(base: T, over: Messages): T {
  const merged: Record<string, string | Messages> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? overlaid(below, value) : value;
  }
  return merged as T;
}
