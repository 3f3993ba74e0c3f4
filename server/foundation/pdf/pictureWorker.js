import { parentPort, workerData } from 'node:worker_threads';
import { opaquePng } from './opaquePng.js';

/**
 * Draws one picture anew in a thread of its own. Plain JavaScript with relative imports, because it is opened by its file name, from
 * the source as from the bundle.
 */
const { bytes, mostPixels } = workerData;
const made = opaquePng(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), mostPixels);
parentPort.postMessage(made && new Uint8Array(made));
