import { kindOf } from '#/resources/kinds/index.ts';
import type { KindContext } from '#/resources/kinds/part.ts';
import { fieldModel } from '#/resources/schema/compile.ts';
import type { FieldOf } from '#resources/schema';
import { knownTargets } from '../reference/knownTargets.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a reader knows each row by, as its kind is read; undefined where the definition does not say which field that is. */
export function rowNames({ title, fields }: Pick<FieldOf<'lines'>, 'title' | 'fields'>, rows: readonly Row[], context: KindContext): string[] | undefined {
  if (!title) return undefined;
  const field = fields[title] && fieldModel(title, fields[title]);
  const said = (row: Row) => (field && field.kind !== 'reference' ? kindOf(field).format(row[title], field, context, row) : String(row[title] ?? ''));
  return rows.map((row) => knownTargets(title, row)[0]?.title ?? (row[title] === null || row[title] === undefined ? '' : said(row)));
}
