import { Worker } from 'node:worker_threads';
import { MAX_PIXELS, mediaTypes } from '#/model/values/mediaTypes.ts';
import type { StoredFile } from '#/server/foundation/files/storedFiles.ts';
import type { Pdf } from './lineDrawing.ts';

const PATIENCE_MS = 10_000;

/** One picture is decoded at a time: a large one takes much memory. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * A picture as a PDF can hold it; undefined for one that cannot be drawn: a document without its logo is better than none. A PNG is
 * decoded in a thread of its own: the PDF's writer believes whatever the file says of its sizes, and throws where nobody catches it.
 */
export function drawable(file: StoredFile): Promise<StoredFile | undefined> {
  if (file.mediaType === mediaTypes.jpeg) return Promise.resolve(file);
  if (file.mediaType !== mediaTypes.png) return Promise.resolve(undefined);
  const drawn = turn.then(() => opaque(file));
  turn = drawn.catch(() => undefined);
  return drawn;
}

async function opaque(file: StoredFile): Promise<StoredFile | undefined> {
  const worker = new Worker(new URL('./pictureWorker.js', import.meta.url), {
    workerData: { bytes: new Uint8Array(file.bytes), mostPixels: MAX_PIXELS },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const made = await new Promise<Uint8Array | undefined>((resolve, reject) => {
      timer = setTimeout(resolve, PATIENCE_MS, undefined);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(error),
      );
    });
    return made && { ...file, bytes: Buffer.from(made.buffer) };
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** A drawable picture's own size in points; undefined for a JPEG that is broken. */
export function pictureSize(pdf: Pdf, { bytes }: StoredFile): { width: number; height: number } | undefined {
  try {
    const { width, height } = (pdf as Pdf & { openImage(bytes: Buffer): { width: number; height: number } }).openImage(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
