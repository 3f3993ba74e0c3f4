import { type JsColorType, Transformer } from '@napi-rs/image';

/** A picture of this size, its left half red and its right half blue; where `isHoled` its right lower quarter is not there. */
export function pixels(width: number, height: number, { isHoled = false } = {}): Transformer {
  const rgba = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rgba.set(x < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, isHoled && y >= height / 2 ? 0 : 255], (y * width + x) * 4);
  return Transformer.fromRgbaPixels(rgba, width, height);
}

/** A JPEG as a telephone makes it: turned, and with the place where it was taken. */
export function turnedWithPlace(jpeg: Buffer): Buffer {
  const entry = (tag: number, type: number, count: number, value: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt16BE(tag, 0);
    head.writeUInt16BE(type, 2);
    head.writeUInt32BE(count, 4);
    return Buffer.concat([head, value]);
  };
  const directory = (...entries: Buffer[]) => Buffer.concat([Buffer.from([0, entries.length]), ...entries, Buffer.alloc(4)]);
  const at = Buffer.from([0, 0, 0, 8 + 2 + 24 + 4]);
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
    directory(entry(0x0112, 3, 1, Buffer.from([0, 6, 0, 0])), entry(0x8825, 4, 1, at)),
    directory(entry(0x0001, 2, 2, Buffer.from('N\0\0\0', 'latin1'))),
    Buffer.from('GPS-OF-THE-KITCHEN'),
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, body, jpeg.subarray(2)]);
}

/** What is left of a picture. */
export interface Look {
  format: string;
  width: number;
  height: number;
  /** `red`, `blue` or `none`, by corner. */
  corners: string;
}

/** Looks at a picture: its format, its size, and the colours of its corners from top left to bottom right. */
export async function look(bytes: Uint8Array): Promise<Look & { colorType: JsColorType }> {
  const { format, width, height, colorType } = await new Transformer(bytes).metadata();
  const raw = await new Transformer(bytes).rawPixels();
  const step = raw.length / (width * height);
  const colour = (x: number, y: number) => {
    const at = (y * width + x) * step;
    if (step === 4 && (raw[at + 3] ?? 0) < 128) return 'none';
    return (raw[at] ?? 0) > (raw[at + 2] ?? 0) ? 'red' : 'blue';
  };
  const corners = [colour(0, 0), colour(width - 1, 0), colour(0, height - 1), colour(width - 1, height - 1)].join(' ');
  return { format, width, height, corners, colorType };
}
