import type { KindContext } from '#/model/kinds/base/part.ts';
import { shownAs } from '#/model/kinds/derived.ts';
import { isDerived, kindOf, shownTraits } from '#/model/kinds/index.ts';
import { currencyOf } from '#/model/kinds/money.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { localText } from '#/model/values/instants.ts';
import type { FieldOf, Kind } from '#model/language';
import { decimalFormat, momentFormat, moneyFormat } from './sheetFormats.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * What stands in a spreadsheet's cell: a text, a yes or no, or a number with the format that it is shown in. Days and clocks are numbers
 * too.
 */
export type SheetCell = string | boolean | { value: number; format: string } | null;

export interface CellOptions {
  /**
   * Per cent as a fraction, and hours beyond a day as a length of time: what a reader counts on with. Without it a cell comes back by an
   * import as it is.
   */
  counted?: boolean;
}

const MINUTES_OF_DAY = 1440;
/** Days from a spreadsheet's day zero to 1970. */
const EPOCH_DAY = 25_569;
const MAX_DECIMALS = 6;

/** The kind that a field is shown as. */
export function shownKind(field: FieldModel): Kind {
  return isDerived(field) ? shownAs(field) : field.kind;
}

/** A value as a typed cell; undefined where its kind is no more than a text. */
export function sheetCell(
  value: unknown,
  field: FieldModel,
  context: KindContext,
  record: Row,
  { counted = false }: CellOptions = {},
): SheetCell | undefined {
  if (value === null || value === undefined || value === '') return null;
  const number = (format: string, of = Number(value)) => (Number.isFinite(of) ? { value: of, format } : undefined);
  switch (shownKind(field)) {
    case 'money': {
      const currency = currencyOf(field as unknown as FieldOf<'money'>, context, record);
      return number(moneyFormat(context.locale, currency, Math.max(context.currencyDecimals(currency), decimalsOf(Number(value)))));
    }
    case 'percent': {
      const format = decimalFormat(decimalsOf(Number(value)));
      return counted ? number(`${format}%`, Number(value) / 100) : number(`${format}"%"`);
    }
    case 'duration':
      return counted || Number(value) < MINUTES_OF_DAY ? number('[h]:mm', Number(value) / MINUTES_OF_DAY) : undefined;
    case 'date':
      return number(momentFormat(context.locale, { dateStyle: 'medium' }), Date.parse(String(value)) / DAY_MS + EPOCH_DAY);
    case 'time':
      return number(momentFormat(context.locale, { timeStyle: 'short' }), Date.parse(`1970-01-01T${String(value)}:00Z`) / DAY_MS);
    case 'datetime': {
      const wall = Date.parse(`${localText(String(value), context.timezone).replace(' ', 'T')}Z`);
      return number(momentFormat(context.locale, { dateStyle: 'medium', timeStyle: 'short' }), wall / DAY_MS + EPOCH_DAY);
    }
    case 'boolean':
      return value === true;
    default:
      return shownTraits(field).isNumeric ? number(decimalFormat(decimalsOf(Number(value)))) : undefined;
  }
}

/** A value in words, as on the screen. */
export function shownText(value: unknown, field: FieldModel, context: KindContext, record: Row): string {
  return value === null || value === undefined ? '' : kindOf(field).format(value, field, context, record);
}

function decimalsOf(value: number): number {
  return Math.min(MAX_DECIMALS, value.toFixed(MAX_DECIMALS).replace(/0+$/, '').split('.')[1]?.length ?? 0);
}
