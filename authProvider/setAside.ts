/** Where a super-admin's own token waits in the browser while they act inside a client's business. */
export const setAsideKey = 'ownAccess';

/** What is remembered of somebody who went into a business. */
export interface SetAside {
  /** Their own access token: sent to nobody until they are back. */
  token: string;
  /** The path that they came from and go back to. */
  from: string;
  /** The name of the business. */
  name: string;
}

/** Reads what was set aside; undefined where there is nothing, or nothing of ours. */
export function readSetAside(stored: string | null | undefined): SetAside | undefined {
  try {
    const { token, from, name } = JSON.parse(stored ?? 'null') ?? {};
    return typeof token === 'string' && typeof from === 'string' && typeof name === 'string' ? { token, from, name } : undefined;
  } catch {
    // Somebody else's entry under this key is as good as none.
    return undefined;
  }
}
