import { documentTexts } from '#/i18n/documents.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { isHostWritten, isNumeric, kindOf } from '#/model/kinds/index.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { TITLES } from '#/server/records/list/selection.ts';
import { textOf } from '#model/language';
import { type SheetCell, sheetCell, shownText } from './sheetCell.ts';

type Row = Readonly<Record<string, unknown>>;

/** One column of a file. */
export interface Column {
  /** The field's label in the reader's language; unique in the file. */
  header: string;
  field: string;
  /** `value` comes back by an import; `title` is for people: the name behind a reference's id. */
  part: 'value' | 'title';
  isFigure: boolean;
  /** Of a report: what its rows are called. Tables that share a file's columns have their rows' names under each other. */
  isName?: boolean;
  /** Of what stands beside the figure of its field to compare it with: what it is, in a word. Paper has it below the figure where it must. */
  beside?: string;
  /** False: not in files to be read on paper. */
  printed?: boolean;
  /** The canonical text, which an import reads. */
  text(record: Row): string;
  /** As on the screen. */
  shown(record: Row): string;
  cell(record: Row): SheetCell;
}

/** Whom the columns are for: who reads them, or an import too. */
export interface ColumnsFor {
  language: string;
  context: KindContext;
  /** References by their titles alone and choices by their labels, as on the screen. */
  asShown?: boolean;
}

/** The columns of some fields: for an import a reference has two, the title that people read and the id that it is found by. */
export function columnsOf(fields: readonly FieldModel[], { language, context, asShown = false }: ColumnsFor): Column[] {
  const columns = fields.flatMap((field) => {
    const label = textOf(field, 'label', language);
    const value = valueColumn(field, label, { language, context, asShown });
    if (field.kind !== 'reference') return [value];
    const title = { ...value, part: 'title' as const, text: (record: Row) => titleText(record, field.name) };
    const named = { ...title, shown: title.text, cell: (record: Row) => title.text(record) || null };
    return asShown ? [named] : [named, { ...value, header: `${label} (id)` }];
  });
  return unique(columns);
}

function valueColumn(field: FieldModel, header: string, { language, context, asShown }: Required<ColumnsFor>): Column {
  const { yes, no } = documentTexts('exports', language);
  const { name } = field;
  const text = (record: Row) => valueText(record[name], field, context);
  const shown = (record: Row) =>
    typeof record[name] === 'boolean' ? (record[name] ? yes : no) : shownText(record[name], field, context, record);
  const written = asShown ? shown : text;
  const cell = (record: Row) => {
    const typed = sheetCell(record[name], field, context, record);
    return typed === undefined ? written(record) || null : typed;
  };
  return { header, field: name, part: 'value', isFigure: isNumeric(field), text, shown, cell };
}

function valueText(value: unknown, field: FieldModel, context: KindContext): string {
  if (value === null || value === undefined) return '';
  return kindOf(field).text(
    field.kind === 'lines' && Array.isArray(value) ? value.map((row) => plainRow(valuesIn(row), field)) : value,
    field,
    context,
  );
}

/** A child row as an import takes it: neither the id of the stored one nor what the host works out. */
function plainRow(row: Row, lines: Extract<FieldModel, { kind: 'lines' }>): Row {
  const own = Object.entries(lines.fields).filter(([name, field]) => !isHostWritten(fieldModel(name, field)));
  return Object.fromEntries(
    own.map(([name, field]) => [name, field.kind === 'reference' ? namedReference(row, name) : (row[name] ?? null)]),
  );
}

/** A row's reference with its title beside the id: elsewhere the record of that title is meant. */
function namedReference(row: Row, name: string): Row | null {
  const value = row[name] ?? null;
  if (value === null) return null;
  const title = valuesIn(row[TITLES])[name] ?? null;
  return { ...(typeof value === 'object' ? value : { id: value }), title };
}

function titleText(record: Row, name: string): string {
  const title = valuesIn(record[TITLES])[name];
  return Array.isArray(title) ? title.join('; ') : String(title ?? '');
}

/** Two fields of one label would be one column to whoever reads the file back. */
function unique(columns: readonly Column[]): Column[] {
  const count = new Map<string, number>();
  for (const { header } of columns) count.set(header, (count.get(header) ?? 0) + 1);
  return columns.map((column) =>
    (count.get(column.header) ?? 0) > 1
      ? { ...column, header: `${column.header} (${column.field}${column.part === 'title' ? ', title' : ''})` }
      : column,
  );
}
