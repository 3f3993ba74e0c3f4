import { apiUrl } from './apiUrl.ts';

/** Where the browser finds a stored file: the host keeps its own files without saying where it is itself. */
export function fileAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return value.startsWith('/') ? apiUrl + value : value;
}

/** The name of a stored file, as it ends its address. */
export function fileName(value: string): string {
  const last = value.split(/[?#]/)[0]?.split('/').pop() ?? '';
  try {
    return decodeURIComponent(last) || value;
  } catch {
    // Not encoded: it is shown as it stands.
    return last;
  }
}
