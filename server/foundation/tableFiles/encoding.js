import { FileRefused } from './fileRefused.js';

const MARK = [0xef, 0xbb, 0xbf];
const MARKS_OF_16_BITS = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
const HEAD_BYTES = 64 * 1024;
const PIECE_BYTES = 64 * 1024;

/**
 * How the bytes of a text file are its letters: by its mark, else by what they can be.
 * @param {Uint8Array} file
 * @returns {'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'}
 */
export function encodingOf(file) {
  if (MARK.every((byte, at) => file[at] === byte)) return 'utf-8';
  const head = file.subarray(0, HEAD_BYTES);
  const wide = wideEncodingOf(head);
  if (!wide && head.includes(0)) throw new FileRefused('notText');
  return wide ?? withoutZeros(file);
}

/**
 * The encoding of two bytes a letter that a text begins with, by its mark, or as every second byte of Western letters is zero then.
 * @param {Uint8Array} head
 * @returns {'utf-16le' | 'utf-16be' | undefined}
 */
export function wideEncodingOf(head) {
  const marked = MARKS_OF_16_BITS.find(([mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked) return marked[1];
  const zeros = [0, 0];
  for (let at = 0; at < head.length; at += 1) if (head[at] === 0) zeros[at % 2] += 1;
  const [even, odd] = zeros;
  if (Math.max(even, odd) < head.length / 8 || Math.min(even, odd) > Math.max(even, odd) / 8) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** The text of a file, piece by piece, without its mark. */
export function* textsOf(file, encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let at = 0; at < file.length; at += PIECE_BYTES) yield decoder.decode(file.subarray(at, at + PIECE_BYTES), { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new FileRefused('notUtf8');
    throw error;
  }
}

/** UTF-8 where all of it can be; what mostly can is broken; what hardly can is the code page that Windows writes in the West. */
function withoutZeros(file) {
  const decoder = new TextDecoder('utf-8');
  let broken = 0;
  let whole = 0;
  const look = (text) => {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 0xfffd) broken += 1;
      else if (code > 0x7f) whole += 1;
    }
  };
  for (let at = 0; at < file.length; at += PIECE_BYTES) look(decoder.decode(file.subarray(at, at + PIECE_BYTES), { stream: true }));
  look(decoder.decode());
  if (broken === 0) return 'utf-8';
  if (whole > broken) throw new FileRefused('notUtf8');
  return 'windows-1252';
}
