import { inflateSync } from 'node:zlib';

/**
 * The texts of a PDF in the order they are drawn, a line for each drawing; glyphs are read back by the fonts' own ToUnicode tables. @throws
 * for what is no PDF
 */
export function textOfPdf(bytes: Buffer): string {
  const raw = bytes.toString('latin1');
  if (!raw.startsWith('%PDF-')) throw new Error('This is no PDF');
  const objects = new Map([...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]));
  const fonts = fontsOf(objects);
  const contents = [...objects.values()].flatMap((body) => [...body.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) => id));
  return contents.flatMap((id) => textsOf(streamOf(objects.get(id) ?? ''), fonts)).join('\n');
}

/** Each font's name on the pages (`F1`) → glyph → text. */
function fontsOf(objects: ReadonlyMap<string, string>): Map<string, Map<string, string>> {
  const named = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.map(([, name = '', id = '']) => {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      return [name, mapOf(streamOf(objects.get(table) ?? ''))];
    }),
  );
}

function streamOf(body: string): string {
  const [, data] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? [];
  if (data === undefined) return '';
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
}

/** pdfkit writes ranges whose texts stand in a list. */
function mapOf(table: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, from = '', , list = ''] of table.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi)) {
    const texts = [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, hex = '']) => utf16(hex.replaceAll(' ', '')));
    for (const [at, text] of texts.entries()) map.set((Number.parseInt(from, 16) + at).toString(16).padStart(4, '0'), text);
  }
  return map;
}

function utf16(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
}

/** One text for each `BT … ET`. */
function textsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  return [...content.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, drawing = '']) => {
    const font = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(drawing)?.[1] ?? '');
    const glyphs = [...drawing.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return glyphs.map((glyph) => font?.get(glyph.toLowerCase()) ?? '').join('');
  });
}
