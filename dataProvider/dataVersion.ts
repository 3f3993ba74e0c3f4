import { DATA_VERSION_HEADER, type DataVersion, later, readDataVersion } from '#/model/values/dataVersion.ts';

/**
 * A fetch that tells the host with each call how much of the data this page has seen, as the host's answers say it: one who has changed
 * something reads it again, although the host may read a replica that is a moment behind.
 */
export function withDataVersion(send: typeof fetch = fetch): typeof fetch {
  let seen: DataVersion | undefined;
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (seen) headers.set(DATA_VERSION_HEADER, seen);
    const response = await send(input, { ...init, headers });
    const said = response.headers.get(DATA_VERSION_HEADER);
    // A word instead of a version: the host does not know it.
    if (said !== null) seen = readDataVersion(said) && later(seen, readDataVersion(said));
    return response;
  };
}
