/** Bytes and the name to save them under. */
export interface DownloadedFile {
  blob: Blob;
  fileName: string;
}

/** The name of a file that comes without one (specification §9). */
const DEFAULT_FILE_NAME = 'downloaded_file';

/** Reads an answer's bytes and its name in Content-Disposition. */
export async function readFile(response: Response): Promise<DownloadedFile> {
  return { blob: await response.blob(), fileName: fileNameOf(response.headers.get('content-disposition')) };
}

/** The file name in a Content-Disposition (RFC 6266: `filename*` before `filename`), without any folder. */
export function fileNameOf(disposition: string | null): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(disposition ?? '');
  const name = decoded(extended) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2];
  return name?.split(/[/\\]/).pop()?.trim() || DEFAULT_FILE_NAME;
}

function decoded(text: string | undefined): string | undefined {
  if (!text) return undefined;
  try {
    return decodeURIComponent(text.trim());
  } catch {
    // Badly encoded: the plain name beside it is as good.
    return undefined;
  }
}
