import { inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** The longest edge on paper that more pixels would not make sharper. */
const MAX_EDGE = 1600;
const HEADER = { width: 16, height: 20, end: 33 };
/** Sixteen bits of four parts, and what says how a row is written. */
const MAX_BYTES_OF_PIXEL = 16;

/**
 * A PNG on white, small enough to print and without anything that a PDF's writer would have to decode; undefined for one that is broken
 * or larger than pictures may be.
 * @param {Buffer} bytes
 * @param {number} mostPixels
 */
export function opaquePng(bytes, mostPixels) {
  if (bytes.length < HEADER.end || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const pixels = bytes.readUInt32BE(HEADER.width) * bytes.readUInt32BE(HEADER.height);
  if (pixels === 0 || pixels > mostPixels) return undefined;
  try {
    // What cannot be unpacked, or comes to more than it says, goes no further.
    inflateSync(dataOf(bytes), { maxOutputLength: pixels * MAX_BYTES_OF_PIXEL });
    const picture = smaller(PNG.sync.read(bytes));
    return PNG.sync.write(picture, { colorType: 2, inputColorType: 6 });
  } catch {
    // Whatever is wrong in it, it is not drawn.
    return undefined;
  }
}

/** The compressed pixels, from all their chunks. */
function dataOf(bytes) {
  const pieces = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') pieces.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return Buffer.concat(pieces);
}

/** Each pixel the mean of those that it stands for. */
function smaller(picture) {
  const step = Math.ceil(Math.max(picture.width, picture.height) / MAX_EDGE);
  if (step === 1) return picture;
  const made = new PNG({ width: Math.ceil(picture.width / step), height: Math.ceil(picture.height / step) });
  for (let y = 0; y < made.height; y += 1)
    for (let x = 0; x < made.width; x += 1) made.data.set(mean(picture, x * step, y * step, step), (y * made.width + x) * 4);
  return made;
}

function mean({ data, width, height }, left, top, step) {
  const sums = [0, 0, 0];
  let [weight, count] = [0, 0];
  for (let y = top; y < Math.min(height, top + step); y += 1)
    for (let x = left; x < Math.min(width, left + step); x += 1) {
      const at = (y * width + x) * 4;
      const alpha = data[at + 3];
      // What is not seen colours nothing.
      for (let part = 0; part < 3; part += 1) sums[part] += data[at + part] * alpha;
      weight += alpha;
      count += 1;
    }
  return [...sums.map((sum) => (weight ? Math.round(sum / weight) : 0)), Math.round(weight / count)];
}
