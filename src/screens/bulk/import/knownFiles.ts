const known = new Map<string, Blob>();

/** Remembers the bytes that were uploaded to an address, so that they need not be fetched again. */
export function rememberFile(url: string, file: Blob): void {
  known.set(url, file);
}

/** The bytes of an upload: those at hand, else from where it is stored. @throws where it can no longer be read */
export async function fileAt(url: string, signal?: AbortSignal): Promise<Blob> {
  const here = known.get(url);
  if (here) return here;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The file could not be read again (${response.status})`);
  return response.blob();
}
