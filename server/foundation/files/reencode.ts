import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { MAX_EDGE, type PictureSize, pictureSizes } from '#/model/values/pictureSizes.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import { pixelsOf } from './pixelsOf.ts';

/** A picture made anew, and its smaller ones. */
export interface Reencoded {
  full: Uint8Array;
  smaller: readonly { size: PictureSize; bytes: Uint8Array }[];
}

/** What one picture may take. */
export interface ImageLimits {
  megapixels: number;
  seconds: number;
  /** Of the process that decodes it. */
  megabytes: number;
}

/** Of what a camera makes; decoded, it takes half of the memory. */
const LIMITS: ImageLimits = { megapixels: 50, seconds: 30, megabytes: 1024 };
const MB = 1024 * 1024;
/** The process may take so long to begin. */
const START_SECONDS = 30;

const PROGRAM = fileURLToPath(new URL('./imageWorker.js', import.meta.url));

/** One picture is decoded at a time: a large one takes much memory. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Decodes a picture and encodes it anew: upright, without what its file says beside the pixels (where it was taken, by which camera), no
 * larger than screens show, and with its smaller ones. It happens in a process of its own, which is ended where it takes too long or too
 * much; the host goes on meanwhile.
 * @param program for tests: what decodes @throws ApiError 422 for one that is broken, or larger than pictures may be; an Error where it
 * could not be tried
 */
export function reencode(
  bytes: Buffer,
  as: 'png' | 'jpeg' | 'webp',
  maxBytes: number,
  limits: ImageLimits = LIMITS,
  program = PROGRAM,
): Promise<Reencoded> {
  const pixels = pixelsOf(bytes);
  if (!pixels || isCutOff(bytes)) return Promise.reject(refused(say('files.broken_picture')));
  if (pixels > limits.megapixels * 1_000_000)
    return Promise.reject(refused(say('files.too_many_pixels', { megapixels: limits.megapixels })));
  const made = turn.then(() => decoded(bytes, as, maxBytes, limits, program));
  turn = made.catch(() => undefined);
  return made;
}

async function decoded(
  bytes: Buffer,
  as: 'png' | 'jpeg' | 'webp',
  maxBytes: number,
  limits: ImageLimits,
  program: string,
): Promise<Reencoded> {
  const decoder = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    // It needs none of the host's secrets.
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
  });
  const endedAfter = (seconds: number) => setTimeout(() => decoder.kill('SIGKILL'), seconds * 1000);
  let timer = endedAfter(START_SECONDS);
  try {
    const made = await new Promise<Reencoded | undefined>((resolve, reject) => {
      let isReady = false;
      decoder.on('message', (answer: { isReady?: true; made?: Reencoded }) => {
        if (!answer.isReady) return resolve(answer.made);
        isReady = true;
        clearTimeout(timer);
        timer = endedAfter(limits.seconds);
        decoder.send({
          bytes,
          isGif: bytes.toString('latin1', 0, 4) === 'GIF8',
          as,
          maxEdge: MAX_EDGE,
          maxBytes,
          sizes: pictureSizes,
          maxMemory: limits.megabytes * MB,
        });
      });
      // Behind its last message, also where it was killed; one that never began says nothing of the picture.
      decoder.once('disconnect', () => (isReady ? resolve(undefined) : reject(new Error(`${program} ended before it had begun`))));
      decoder.once('error', reject);
    });
    if (!made) throw refused(say('files.broken_picture'));
    return made;
  } finally {
    clearTimeout(timer);
    decoder.kill('SIGKILL');
  }
}

/** Decoders fill up what a JPEG lacks in grey: it has to have an end behind the last beginning of its pixels. */
function isCutOff(bytes: Buffer): boolean {
  const isJpeg = bytes.readUInt16BE(0) === 0xffd8;
  return isJpeg && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
}

const refused = (sentence: Sentence) => invalid({ file: [sentence] });
