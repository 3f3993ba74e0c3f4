import { type DocumentTexts, documentTexts } from '#/i18n/documents.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { isNumeric, kindOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { namelessOf } from '#/model/reports/nameless.ts';
import { numberFormat } from '#/model/values/intl.ts';
import { isValues, valuesIn } from '#/model/values/shapes.ts';
import { BY_ESTABLISHMENT, PREVIOUS } from '#/server/capabilities/reports/comparisons.ts';
import type { ReportEstablishment, ReportRow } from '#/server/capabilities/reports/report.ts';
import { textOf as wordsOf } from '#model/language';
import type { Column } from './columns.ts';
import { type SheetCell, sheetCell, shownKind, shownText } from './sheetCell.ts';

type Row = Readonly<Record<string, unknown>>;

/** The key under which a row carries its table's currency. */
export const CURRENCY_KEY = '$currency';
/** The key under which a row of a statement says that its figure is taken away: it then has a minus. Its change is of its own size. */
export const LESS_KEY = '$less';
/** Sums of decimals are off by less than this. */
const NOTHING = 1e-9;
/** Points are said with two decimals. */
const HALF_POINT = 0.005;

/** How the columns of one table of a report are read. */
export interface ReportReading {
  language: string;
  context: KindContext;
  /** The establishments whose figures stand side by side. */
  beside: readonly ReportEstablishment[];
  isCompared: boolean;
}

/** Where a figure of a row is found: the row's own, the one before, the one of an establishment. */
type Part = (record: Row) => ReportRow | undefined;
/** Which field a column shows of a record: the same for all, or a figure's own. */
export type FieldOfRecord = (record: Row) => FieldModel;

const own: Part = (record) => record;
const before: Part = ({ [PREVIOUS]: previous }) => (isValues(previous) ? previous : undefined);
const at =
  (id: number): Part =>
  (record) => {
    const row = valuesIn(record[BY_ESTABLISHMENT])[id];
    return isValues(row) ? row : undefined;
  };

/** What a row is about: its name and what stands beside it. A name that is empty is said so, as on the screen. */
export function aboutColumn(field: FieldModel, isTitle: boolean, { language, context }: ReportReading): Column {
  const none = namelessOf(field, language) ?? documentTexts('exports', language).none;
  const isNameless = (record: Row) => isTitle && (record[field.name] ?? '') === '';
  const column = figureColumn(field.name, wordsOf(field, 'label', language), () => field, own, context);
  return {
    ...column,
    isFigure: isNumeric(field),
    isName: isTitle,
    shown: (record) => (isNameless(record) ? none : column.shown(record)),
    cell: (record) => (isNameless(record) ? none : column.cell(record)),
  };
}

/** The columns of a figure: each establishment's, the figure itself, and where it is compared the one before and the change. */
export function measureColumns(name: string, header: string, field: FieldOfRecord, reading: ReportReading): Column[] {
  const { beside, isCompared, context, language } = reading;
  const texts = documentTexts('exports', language);
  const column = (heading: string, part: Part) => figureColumn(name, heading, field, part, context);
  const besideColumns = beside.map((establishment) => column(establishment.title, at(establishment.id)));
  const together = column(beside.length ? `${header}: ${texts.together}` : header, own);
  if (!isCompared) return [...besideColumns, together];
  const earlier = { ...column(`${header}: ${texts.before}`, before), beside: texts.before };
  return [...besideColumns, together, earlier, ...changeColumns(name, header, field, context, texts)];
}

/** A value of a record's part, in the table's currency. */
function figureColumn(name: string, header: string, fieldOf: FieldOfRecord, part: Part, context: KindContext): Column {
  const figureOf = (record: Row) => {
    const value = part(record)?.[fieldOf(record).name];
    return record[LESS_KEY] && typeof value === 'number' ? 0 - value : value;
  };
  const text = (record: Row) => {
    const value = figureOf(record);
    return value === null || value === undefined ? '' : kindOf(fieldOf(record)).text(value, fieldOf(record), context);
  };
  const shown = (record: Row) => shownText(figureOf(record), inCurrency(fieldOf(record)), context, record);
  const cell = (record: Row) => typed(figureOf(record), fieldOf(record), context, record) ?? (shown(record) || null);
  return { header, field: name, part: 'value', isFigure: true, text, shown, cell };
}

function typed(value: unknown, field: FieldModel, context: KindContext, record: Row): SheetCell | undefined {
  return sheetCell(value, inCurrency(field), context, record, { counted: true });
}

/** The difference, and its share of what was before: two columns to count with, one to read. */
function changeColumns(
  name: string,
  header: string,
  fieldOf: FieldOfRecord,
  context: KindContext,
  texts: DocumentTexts<'exports'>,
): Column[] {
  const difference = (record: Row) => {
    const [now, was] = [record[fieldOf(record).name], before(record)?.[fieldOf(record).name]].map(numberOf);
    return now === null && was === null ? null : Number(((now ?? 0) - (was ?? 0)).toFixed(9));
  };
  const share = (record: Row) => {
    const [by, was] = [difference(record), numberOf(before(record)?.[fieldOf(record).name])];
    return by === null || !was || shownKind(fieldOf(record)) === 'percent' ? null : by / Math.abs(was);
  };
  const base = { field: name, part: 'value' as const, isFigure: true };
  return [
    {
      ...base,
      header: `${header}: ${texts.change}`,
      beside: texts.change,
      text: (record) => textOf(difference(record)),
      shown: (record) =>
        changeText(difference(record), share(record), before(record)?.[fieldOf(record).name], fieldOf(record), { context, texts, record }),
      cell: (record) => typed(difference(record), fieldOf(record), context, record) ?? null,
    },
    {
      ...base,
      header: `${header}: ${texts.change_share}`,
      printed: false,
      text: (record) => textOf(percentOf(share(record))),
      shown: () => '',
      cell: (record) => {
        const value = share(record);
        return value === null ? null : { value, format: '0.0%' };
      },
    },
  ];
}

/** How a figure changed, in words: "+$5.00 (+10%)". */
export function changeInWords(
  now: unknown,
  was: unknown,
  field: FieldModel,
  { language, context, record }: { language: string; context: KindContext; record: Row },
): string {
  const [after, earlier] = [numberOf(now), numberOf(was)];
  if (after === null && earlier === null) return '';
  const by = Number(((after ?? 0) - (earlier ?? 0)).toFixed(9));
  const share = earlier && shownKind(field) !== 'percent' ? by / Math.abs(earlier) : null;
  return changeText(by, share, was, field, { context, texts: documentTexts('exports', language), record });
}

interface Wording {
  context: KindContext;
  texts: DocumentTexts<'exports'>;
  record: Row;
}

/** "+$5.00 (+10%)": a file has no arrows. Percentages differ by points. */
function changeText(by: number | null, share: number | null, was: unknown, field: FieldModel, { context, texts, record }: Wording): string {
  if (by === null) return '';
  if (Math.abs(by) < NOTHING) return texts.same;
  if (!numberOf(was)) return texts.is_new;
  const signed = { signDisplay: 'always' } as const;
  if (shownKind(field) === 'percent' && Math.abs(by) < HALF_POINT) return texts.same;
  if (shownKind(field) === 'percent')
    return `${numberFormat(context.locale, { ...signed, maximumFractionDigits: 2 }).format(by)} ${texts.points}`;
  const amount = `${by > 0 ? '+' : ''}${shownText(by, inCurrency(field), context, record)}`;
  if (share === null) return amount;
  const percent = numberFormat(context.locale, {
    style: 'percent',
    maximumFractionDigits: Math.abs(share) < 10 ? 1 : 0,
    ...signed,
  }).format(share);
  return `${amount} (${percent})`;
}

/** An amount of a table is in the table's currency, whatever the establishment's is. */
export function inCurrency(field: FieldModel): FieldModel {
  return shownKind(field) === 'money' ? ({ ...field, currency: CURRENCY_KEY } as FieldModel) : field;
}

/** The currency's own column, where there are several. */
export function currencyColumn(language: string): Column {
  const text = (record: Row) => String(record[CURRENCY_KEY] ?? '');
  return {
    header: documentTexts('exports', language).currency,
    field: CURRENCY_KEY,
    part: 'value',
    isFigure: false,
    text,
    shown: text,
    cell: text,
  };
}

function numberOf(value: unknown): number | null {
  const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

function percentOf(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1000) / 10;
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}
