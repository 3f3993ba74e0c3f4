import { isHostWritten, kindOf } from '#/resources/kinds/index.ts';
import type { KindContext } from '#/resources/kinds/part.ts';
import { fieldModel } from '#/resources/schema/compile.ts';
import type { FieldModel } from '#/resources/schema/model.ts';
import { TITLES } from '#/server/crud/selection.ts';

type Row = Readonly<Record<string, unknown>>;

/** One column of a file of records. */
export interface Column {
  /** The field's label in the reader's language; unique in the file. */
  header: string;
  field: string;
  /** `value` comes back by an import; `title` is for people: the name behind a reference's id. */
  part: 'value' | 'title';
  text(record: Row): string;
}

/** The columns of some fields: a reference has two, the title that people read and the id that an import reads. */
export function columnsOf(fields: readonly FieldModel[], language: string, context: KindContext): Column[] {
  const columns = fields.flatMap((field) => {
    const label = field.labels?.[language] ?? field.label;
    const value: Column = { header: label, field: field.name, part: 'value', text: (record) => valueText(record[field.name], field, context) };
    if (field.kind !== 'reference') return [value];
    return [
      { header: label, field: field.name, part: 'title' as const, text: (record: Row) => titleText(record, field.name) },
      { ...value, header: `${label} (id)` },
    ];
  });
  return unique(columns);
}

function valueText(value: unknown, field: FieldModel, context: KindContext): string {
  if (value === null || value === undefined) return '';
  return kindOf(field).text(field.kind === 'lines' && Array.isArray(value) ? value.map((row) => plainRow(row as Row, field)) : value, field, context);
}

/** A child row as an import takes it: neither the id of the stored one nor what the host works out. */
function plainRow(row: Row, lines: Extract<FieldModel, { kind: 'lines' }>): Row {
  const own = Object.entries(lines.fields).filter(([name, field]) => !isHostWritten(fieldModel(name, field)));
  return Object.fromEntries(own.map(([name, field]) => [name, field.kind === 'reference' ? namedReference(row, name) : (row[name] ?? null)]));
}

/** A row's reference with its title beside the id: elsewhere the record of that title is meant. */
function namedReference(row: Row, name: string): Row | null {
  const value = row[name] ?? null;
  if (value === null) return null;
  const title = (row[TITLES] as Row | undefined)?.[name] ?? null;
  return { ...(typeof value === 'object' ? (value as Row) : { id: value }), title };
}

function titleText(record: Row, name: string): string {
  const title = (record[TITLES] as Row | undefined)?.[name];
  return Array.isArray(title) ? title.join('; ') : String(title ?? '');
}

/** Two fields of one label would be one column to whoever reads the file back. */
function unique(columns: readonly Column[]): Column[] {
  const count = new Map<string, number>();
  for (const { header } of columns) count.set(header, (count.get(header) ?? 0) + 1);
  return columns.map((column) =>
    (count.get(column.header) ?? 0) > 1 ? { ...column, header: `${column.header} (${column.field}${column.part === 'title' ? ', title' : ''})` } : column,
  );
}
