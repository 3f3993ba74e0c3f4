import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { drawable } from '#/server/foundation/pdf/picture.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const NO_COLOUR = { bits: 8, kind: 6, interlace: 0 };

function chunk(name: string, data: Buffer, length = data.length): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeInt32BE(length);
  ends[1].writeUInt32BE(crc32(named));
  return Buffer.concat([ends[0], named, ends[1]]);
}

function header(width: number, height: number, { bits, kind, interlace } = NO_COLOUR): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bits, kind, 0, 0, interlace]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return chunk('IHDR', data);
}

const END = chunk('IEND', Buffer.alloc(0));
const png = (...chunks: readonly Buffer[]) => Buffer.concat([SIGNATURE, ...chunks]);
const drawn = async (bytes: Buffer) => (await drawable({ name: 'logo.png', mediaType: 'image/png', bytes }))?.bytes;

// The PDF's writer decodes pictures on the host's thread, believes their sizes, and throws from a callback: each of these ended the host or
// stopped it for ever.
test.each<[string, Buffer]>([
  ['a chunk that ends before it begins', png(header(1, 1), chunk('aaaa', Buffer.alloc(0), -12), END)],
  ['a text of two gigabytes, so it says', png(header(1, 1), chunk('tEXt', Buffer.alloc(8), 0x7fffffff), END)],
  ['pixels that cannot be unpacked', png(header(2, 2), chunk('IDAT', Buffer.from('no pixels')), END)],
  ['more pixels than pictures may have', png(header(65_000, 65_000), chunk('IDAT', deflateSync(Buffer.alloc(10))), END)],
  [
    'interlaced pixels that unpack to more than it says',
    png(header(9, 9, { ...NO_COLOUR, interlace: 1 }), chunk('IDAT', deflateSync(Buffer.alloc(20_000_000))), END),
  ],
  ['nothing behind its header', png(header(1, 1))],
])('a logo with %s is not drawn', async (_what, bytes) => {
  expect(await drawn(bytes)).toBeUndefined();
});

test('a logo is drawn on white, and no larger than paper shows it', async () => {
  const clear = Buffer.from([0, 255, 0, 0, 128, 0, 0, 0, 0]);
  const small = await drawn(png(header(2, 1), chunk('IDAT', deflateSync(clear)), END));
  expect(small?.[25]).toBe(2);
  expect([...PNG.sync.read(small as Buffer).data]).toEqual([255, 127, 127, 255, 255, 255, 255, 255]);
  const wide = new PNG({ width: 3200, height: 2, fill: true });
  for (let at = 0; at < wide.data.length; at += 4) wide.data.set([at % 8 ? 255 : 1, 2, 3, 255], at);
  const { width, height, data } = PNG.sync.read((await drawn(PNG.sync.write(wide))) as Buffer);
  expect([width, height, ...data.subarray(0, 4)]).toEqual([1600, 1, 128, 2, 3, 255]);
});
