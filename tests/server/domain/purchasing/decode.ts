import { inflateSync } from 'node:zlib';

/** A filled rectangle of a page, in points from its upper left corner. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangles of each page, in the order in which they are drawn. */
export function rectanglesOf(bytes: Buffer): Rectangle[][] {
  const raw = bytes.toString('latin1');
  const objects = [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)];
  const drawn = new Map(objects.map(([, id = '', body = '']) => [id, streamOf(body)]));
  return [...raw.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) =>
    [...(drawn.get(id) ?? '').matchAll(/^([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re$/gm)].map(([, ...numbers]) => {
      const [x, y, width, height] = numbers.map(Number) as [number, number, number, number];
      return { x, y, width, height };
    }),
  );
}

function streamOf(body: string): string {
  const [, data = ''] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? [];
  return data && body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
}

/** Bars that stand beside each other, as one code each: those of one height that no white as wide as a label's edge parts. */
export function codesOf(rectangles: readonly Rectangle[], edge: number): Rectangle[][] {
  const codes: Rectangle[][] = [];
  for (const one of rectangles) {
    const last = codes.at(-1)?.at(-1);
    if (last && Math.abs(last.y - one.y) < 0.01 && one.x > last.x && one.x - last.x - last.width < edge) codes.at(-1)?.push(one);
    else codes.push([one]);
  }
  return codes;
}

/** Bars as modules, `1` where it is dark: the narrowest bar is one wide. */
export function modulesOf(bars: readonly { x: number; width: number }[]): string {
  const unit = Math.min(...bars.map(({ width }) => width));
  let [modules, at] = ['', bars[0]?.x ?? 0];
  for (const { x, width } of bars) {
    modules += '0'.repeat(Math.round((x - at) / unit)) + '1'.repeat(Math.round(width / unit));
    at = x + width;
  }
  return modules;
}

/**
 * Digits of an EAN-13, EAN-8 or UPC-A (which is an EAN-13 that starts with 0). @throws for bars that are none. Source: GS1 General
 * Specifications, 5.2
 */
export function decodeEan(modules: string): string {
  const isShort = modules.length === 67;
  const half = isShort ? 28 : 42;
  if (modules.length !== 2 * half + 11) throw new Error(`${modules.length} modules are no EAN`);
  const [start, left, middle, right, end] = [
    modules.slice(0, 3),
    modules.slice(3, 3 + half),
    modules.slice(3 + half, 8 + half),
    modules.slice(8 + half, -3),
    modules.slice(-3),
  ];
  if (start !== '101' || middle !== '01010' || end !== '101') throw new Error('The guards are not where they belong');
  const read = [...sevens(left).map(leftDigit), ...sevens(right).map((digit) => ({ digit: LEFT.indexOf(inverted(digit)), isEven: false }))];
  if (read.some(({ digit }) => digit < 0)) throw new Error('There are bars that are no digit');
  const digits = read.map(({ digit }) => digit).join('');
  if (isShort) return digits;
  const first = FIRST.indexOf(
    read
      .slice(0, 6)
      .map(({ isEven }) => (isEven ? 'G' : 'L'))
      .join(''),
  );
  return `${first}${digits}`;
}

type CodeSet = 'A' | 'B' | 'C';
/** By the symbol that a code starts with. */
const SETS = new Map<number, CodeSet>([
  [103, 'A'],
  [104, 'B'],
  [105, 'C'],
]);
/** The symbols that lead from a set to another one, beside 99. */
const SWITCHES: Readonly<Record<CodeSet, ReadonlyMap<number, CodeSet>>> = {
  A: new Map([[100, 'B']]),
  B: new Map([[101, 'A']]),
  C: new Map([
    [100, 'B'],
    [101, 'A'],
  ]),
};

/** The text of a Code 128. @throws where its check does not add up. Source: ISO/IEC 15417 */
export function decodeCode128(modules: string): string {
  const values = (modules.slice(0, -2).match(/.{11}/g) ?? []).map((symbol) => CODE128.indexOf(runsOf(symbol)));
  const [start = -1, ...rest] = values.slice(0, -1);
  const check = rest.pop();
  if (values.includes(-1) || rest.reduce((sum, value, at) => sum + value * (at + 1), start) % 103 !== check)
    throw new Error('This is no Code 128');
  let set = SETS.get(start) ?? 'B';
  let text = '';
  for (const value of rest) {
    const other = value === 99 ? 'C' : SWITCHES[set].get(value);
    if (other && other !== set) set = other;
    else if (set === 'C') text += String(value).padStart(2, '0');
    else text += String.fromCharCode(set === 'A' && value >= 64 ? value - 64 : value + 32);
  }
  return text;
}

const sevens = (modules: string) => modules.match(/.{7}/g) ?? [];
const inverted = (modules: string) => [...modules].map((one) => (one === '1' ? '0' : '1')).join('');
const reversed = (modules: string) => [...modules].reverse().join('');
const runsOf = (modules: string) => (modules.match(/1+|0+/g) ?? []).map(({ length }) => length).join('');

/** Odd parity; the right half is its inverse, even parity that read backwards. */
const LEFT = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
/** The first digit of an EAN-13 stands in the parities of the next six. */
const FIRST = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];

function leftDigit(modules: string): { digit: number; isEven: boolean } {
  const odd = LEFT.indexOf(modules);
  return odd >= 0 ? { digit: odd, isEven: false } : { digit: LEFT.indexOf(inverted(reversed(modules))), isEven: true };
}

/** Widths of bars and spaces by value; the last is the stop without its last bar. */
const CODE128 = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 ' +
  '213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 ' +
  '112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 ' +
  '111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 ' +
  '124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 ' +
  '211232 233111'
).split(' ');
