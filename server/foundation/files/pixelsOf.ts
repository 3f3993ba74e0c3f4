/** The width and height that a picture's head claims; undefined where it claims none. Nothing of it is decoded. */
export function pixelsOf(bytes: Buffer): number | undefined {
  try {
    const claimed = readers.map((read) => read(bytes)).find(Boolean);
    return claimed && claimed[0] * claimed[1];
  } catch (error) {
    // It ends before it has said so.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type Size = readonly [width: number, height: number];

const text = (bytes: Buffer, at: number, length: number) => bytes.toString('latin1', at, at + length);

const readers: readonly ((bytes: Buffer) => Size | undefined)[] = [
  (png) => (text(png, 12, 4) === 'IHDR' ? [png.readUInt32BE(16), png.readUInt32BE(20)] : undefined),
  (gif) => (text(gif, 0, 4) === 'GIF8' ? [gif.readUInt16LE(6), gif.readUInt16LE(8)] : undefined),
  (jpeg) => (jpeg.readUInt16BE(0) === 0xffd8 ? frameOf(jpeg) : undefined),
  (webp) => (text(webp, 8, 4) === 'WEBP' ? canvasOf(webp) : undefined),
  (avif) => (text(avif, 4, 4) === 'ftyp' ? largestOf(avif) : undefined),
];

/** Of the first frame; what comes before it is passed over. */
function frameOf(jpeg: Buffer): Size | undefined {
  for (let at = 2; ; ) {
    while (jpeg.readUInt8(at) === 0xff && jpeg.readUInt8(at + 1) === 0xff) at += 1;
    if (jpeg.readUInt8(at) !== 0xff) return undefined;
    const marker = jpeg.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
}

function canvasOf(webp: Buffer): Size | undefined {
  const kind = text(webp, 12, 4);
  if (kind === 'VP8X') return [webp.readUIntLE(24, 3) + 1, webp.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
  if (kind !== 'VP8L') return undefined;
  const bits = webp.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}

/** Each of its pictures says its size in a property of its own (`ispe`). */
function largestOf(avif: Buffer): Size | undefined {
  let largest: Size | undefined;
  for (let at = avif.indexOf('ispe'); at >= 0; at = avif.indexOf('ispe', at + 4)) {
    const one: Size = [avif.readUInt32BE(at + 8), avif.readUInt32BE(at + 12)];
    if (!largest || one[0] * one[1] > largest[0] * largest[1]) largest = one;
  }
  return largest;
}
