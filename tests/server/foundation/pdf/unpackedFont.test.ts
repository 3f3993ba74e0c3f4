import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontParts } from '#/server/foundation/pdf/fonts.ts';
import { unpackedFont } from '#/server/foundation/pdf/unpackedFont.ts';

/** A table's sum as the font format reckons it: its words of four bytes, the last one filled up with zeros. */
function sumOf(table: Buffer): number {
  const words = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

test('every font that is shipped is unpacked whole: each table where the directory says, with the sum that it was packed with', () => {
  for (const part of fontParts) {
    for (const weight of ['regular', 'bold'] as const) {
      const font = Buffer.from(part.font(weight));
      const tables = new Map<string, Buffer>();
      for (let index = 0; index < font.readUInt16BE(4); index += 1) {
        const entry = font.subarray(12 + index * 16);
        const tag = entry.toString('latin1', 0, 4);
        const [sum, from, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [number, number, number];
        const table = Buffer.from(font.subarray(from, from + length));
        expect([table.length, from % 4], `${part.name} ${weight} ${tag}`).toEqual([length, 0]);
        // The head holds a sum of the whole file, which its own leaves out.
        if (tag === 'head') table.writeUInt32BE(0, 8);
        expect(sumOf(table), `${part.name} ${weight} ${tag}`).toBe(sum);
        tables.set(tag, table);
      }
      expect([...tables.keys()], part.name).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
    }
  }
});

test('a file that is no packed font is refused', () => {
  expect(() => unpackedFont(readFileSync(import.meta.filename))).toThrow('no WOFF');
});
