import { inflateSync } from 'node:zlib';

/** Where a WOFF file says what, in bytes: its head, and the entry of each table in its directory. */
const WOFF = { signature: 0x774f4646, flavor: 4, tables: 12, head: 44, entry: 20 } as const;
/** The same of the plain font (sfnt) that it was packed from. */
const PLAIN = { head: 12, entry: 16 } as const;

/**
 * The plain font inside a WOFF file. The PDF writer would unpack the outlines of all letters for each letter that it draws; unpacked
 * once, a document takes a fifth of the time. @throws where the file is no WOFF
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF.signature) throw new Error('This font is no WOFF file');
  const count = woff.readUInt16BE(WOFF.tables);
  const head = Buffer.alloc(PLAIN.head + count * PLAIN.entry);
  head.writeUInt32BE(woff.readUInt32BE(WOFF.flavor), 0);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(WOFF.head + index * WOFF.entry);
    const [tag, from, packed, length, checksum] = [0, 4, 8, 12, 16].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    for (const [at, value] of [tag, checksum, offset, length].entries())
      head.writeUInt32BE(value, PLAIN.head + index * PLAIN.entry + at * 4);
    // Each table begins at a multiple of four.
    tables.push(table, Buffer.alloc(-length & 3));
    offset += length + (-length & 3);
  }
  return Buffer.concat([head, ...tables]);
}
