import { inflateSync } from 'node:zlib';

/** What a PDF says of itself, read without a viewer. */
export interface ReadPdf {
  pages: number;
  /** Width and height of each page, in points. */
  sizes: [number, number][];
  /** The families that are embedded. */
  fonts: string[];
}

/** Reads a document's pages and fonts. @throws where it is no PDF */
export function readPdf(bytes: Buffer): ReadPdf {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-') || !text.trimEnd().endsWith('%%EOF')) throw new Error('This is no whole PDF');
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]): [number, number] => [
    Number(width),
    Number(height),
  ]);
  const fonts = [...new Set([...text.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name))];
  return { pages: sizes.length, sizes, fonts };
}

/** The letters of a document in the order in which they are drawn, by the tables that its fonts carry for copying. */
export function drawnText(bytes: Buffer): string {
  const objects = objectsOf(bytes);
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.text ?? '')?.[1];
      fonts.set(name, lettersOf(objects.get(unicode ?? '')?.stream() ?? ''));
    }
  }
  const pages = [...objects.values()].flatMap(({ text }) =>
    /\/Type \/Page\b/.test(text) ? (/\/Contents (\d+) 0 R/.exec(text)?.[1] ?? []) : [],
  );
  return pages.map((id) => drawn(objects.get(id)?.stream() ?? '', fonts)).join('\n');
}

interface PdfObject {
  text: string;
  stream(): string;
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const text = bytes.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = match.index + match[0].length;
    const end = text.indexOf('\nendobj', from);
    const body = text.slice(from, end);
    const at = body.indexOf('stream\n');
    objects.set(match[1] as string, {
      text: at < 0 ? body : body.slice(0, at),
      stream() {
        const raw = bytes.subarray(from + at + 'stream\n'.length, from + body.lastIndexOf('\nendstream'));
        return (/\/FlateDecode/.test(body.slice(0, at)) ? inflateSync(raw) : raw).toString('latin1');
      },
    });
  }
  return objects;
}

/** Glyph → letters, of a ToUnicode table. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  const range = /<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi;
  for (const [, first = '', , list = ''] of table.matchAll(range)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return letters;
}

function drawn(content: string, fonts: ReadonlyMap<string, Map<string, string>>): string {
  let font: Map<string, string> | undefined;
  const lines: string[] = [];
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/gi)) {
    if (name) font = fonts.get(name);
    else if (array !== undefined) {
      const glyphs = [...array.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      lines.push(glyphs.map((glyph) => font?.get(glyph.toLowerCase()) ?? '\uFFFD').join(''));
    }
  }
  return lines.join('\n');
}
