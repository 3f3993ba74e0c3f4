import type { BulkMapping, BulkPreview, BulkReading } from '#/dataProvider/bulkTypes.ts';
import { kinds } from '#/model/kinds/index.ts';
import { agreed, type ColumnNotation, type DateOrder, type DecimalSign, usualSign } from '#/model/values/notation.ts';
import { oneOf } from '#/model/values/shapes.ts';

/** What a file leaves open: a cell that could be read in two ways, and how it is read as long as nobody says. */
export interface ReadingQuestions {
  dates?: { example: NonNullable<ColumnNotation['date']>; answer: DateOrder | undefined };
  decimals?: { example: NonNullable<ColumnNotation['number']>; answer: DecimalSign | undefined };
}

/** What is to be asked about how the columns that are imported are written. */
export function questionsOf(preview: BulkPreview, mapping: BulkMapping, reading: BulkReading): ReadingQuestions {
  const columnsOf = (isOf: (traits: (typeof kinds)[keyof typeof kinds]['traits']) => boolean) =>
    preview.headers.flatMap((header) => {
      const kind = oneOf(Object.keys(kinds) as (keyof typeof kinds)[], preview.fields.find(({ name }) => name === mapping[header])?.kind);
      return kind && isOf(kinds[kind].traits) ? (preview.notations[header] ?? []) : [];
    });
  const ofDays = columnsOf(({ says }) => says === 'day' || says === 'moment');
  const ofNumbers = columnsOf(({ isNumeric }) => isNumeric === true);
  const date = agreed(ofDays, 'dates') ? undefined : ofDays.find((column) => column.date && !column.dates)?.date;
  const number = agreed(ofNumbers, 'decimals') ? undefined : ofNumbers.find((column) => column.number && !column.decimals)?.number;
  return {
    ...(date && { dates: { example: date, answer: reading.dates } }),
    ...(number && { decimals: { example: number, answer: reading.decimals ?? usualSign(preview.reading.separator) } }),
  };
}

/** Whether something that was asked has no answer. */
export function isUnanswered({ dates, decimals }: ReadingQuestions): boolean {
  return (dates !== undefined && !dates.answer) || (decimals !== undefined && !decimals.answer);
}
