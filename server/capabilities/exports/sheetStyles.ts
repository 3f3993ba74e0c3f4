import { MAIN, XML, xmlText } from './xml.ts';

/** The first number of formats of one's own. */
const FIRST_FORMAT = 164;

/** The looks of a workbook's cells, numbered as they are first used. */
export class SheetStyles {
  readonly header = 1;
  readonly bold = 2;
  /** A text that stays a text whatever it begins with. */
  readonly quoted = 3;
  readonly #formats = new Map<string, number>();
  readonly #numbers = new Map<string, number>();
  readonly #looks: string[] = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="2" xfId="0" applyFont="1" applyBorder="1"/>',
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/>',
  ];

  /** The look of a number in a format. */
  number(format: string, isBold: boolean): number {
    const key = `${isBold} ${format}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const font = isBold
      ? 'fontId="1" fillId="0" borderId="2" xfId="0" applyFont="1" applyBorder="1"'
      : 'fontId="0" fillId="0" borderId="0" xfId="0"';
    this.#looks.push(`<xf numFmtId="${this.#formatId(format)}" ${font} applyNumberFormat="1"/>`);
    this.#numbers.set(key, this.#looks.length - 1);
    return this.#looks.length - 1;
  }

  #formatId(format: string): number {
    const id = this.#formats.get(format) ?? FIRST_FORMAT + this.#formats.size;
    this.#formats.set(format, id);
    return id;
  }

  /** The part of the workbook that says them. */
  xml(): string {
    const formats = [...this.#formats].map(([code, id]) => `<numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/>`).join('');
    const counted = formats && `<numFmts count="${this.#formats.size}">${formats}</numFmts>`;
    const looks = `<cellXfs count="${this.#looks.length}">${this.#looks.join('')}</cellXfs>`;
    return `${XML}<styleSheet xmlns="${MAIN}">${counted}${FONTS}${FILLS}${BORDERS}${BASE}${looks}</styleSheet>`;
  }
}

const FONTS =
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>';
const FILLS = [
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFF0F2F5"/></patternFill></fill></fills>',
].join('');
const BORDERS = [
  '<borders count="3"><border/><border><left/><right/><top/><bottom style="thin"/><diagonal/></border>',
  '<border><left/><right/><top style="thin"/><bottom/><diagonal/></border></borders>',
].join('');
const BASE = '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>';
