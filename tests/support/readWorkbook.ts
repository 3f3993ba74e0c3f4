import { strFromU8, unzipSync } from 'fflate';

/** A workbook's cells with their types and formats, sheet by sheet as XML. */
export function book(bytes: Buffer) {
  const parts = unzipSync(bytes);
  const part = (name: string) => strFromU8(parts[name] as Uint8Array);
  const styles = part('xl/styles.xml');
  const codes = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code = '']) => [id, code.replaceAll('&quot;', '"')]),
  );
  const looks = [...(styles.split('<cellXfs')[1] ?? '').matchAll(/<xf numFmtId="(\d+)"([^>]*)>/g)].map(([, id, rest]) => ({
    code: codes.get(id),
    rest,
  }));
  const sheet = part('xl/worksheets/sheet1.xml');
  const look = (place: string) => looks[Number(new RegExp(`<c r="${place}"[^>]*s="(\\d+)"`).exec(sheet)?.[1] ?? 0)];
  const value = (place: string) => Number(new RegExp(`<c r="${place}"[^>]*><v>([^<]*)`).exec(sheet)?.[1]);
  return { names: Object.keys(parts), sheet, look, value, part };
}
