import { checkDigit } from '#/model/kinds/barcode.ts';

/** A code as bars, in modules: the width of its narrowest bar. */
export interface Bars {
  symbology: Symbology;
  /** Of the bars, without the quiet zones. */
  width: number;
  /** What has to stay white before and behind them. */
  quiet: readonly [before: number, behind: number];
  /** Dark bars from left to right. */
  bars: readonly (readonly [at: number, width: number])[];
}

/** The symbologies that labels have. */
export type Symbology = 'EAN13' | 'EAN8' | 'UPC' | 'CODE128';

/** Source: GS1 General Specifications, 5.2.3.4 (EAN/UPC); ISO/IEC 15417 (Code 128). */
const QUIET: Readonly<Record<Symbology, Bars['quiet']>> = { EAN13: [11, 7], EAN8: [7, 7], UPC: [9, 9], CODE128: [10, 10] };
const RETAIL = new Map<number, Symbology>([
  [13, 'EAN13'],
  [8, 'EAN8'],
  [12, 'UPC'],
]);
/** What Code 128 writes; its control characters no till expects. */
const WRITABLE = /^[\x20-\x7e]+$/;

/** Writes a code in a symbology as modules, dark ones as 1: a library's part, of which this floor knows none. */
export type Encode = (code: string, symbology: Symbology) => string;

/** A code's bars: EAN or UPC where its digits are one, else Code 128; undefined for what neither can write. */
export function barsOf(code: string, encode: Encode): Bars | undefined {
  if (!WRITABLE.test(code)) return undefined;
  const symbology = symbologyOf(code);
  const modules = encode(code, symbology);
  const bars = [...modules.matchAll(/1+/g)].map(({ index, 0: dark }) => [index, dark.length] as const);
  return { symbology, width: modules.length, quiet: QUIET[symbology], bars };
}

function symbologyOf(code: string): Symbology {
  const isChecked = /^\d+$/.test(code) && code.endsWith(checkDigit(code.slice(0, -1)));
  return (isChecked && RETAIL.get(code.length)) || 'CODE128';
}
