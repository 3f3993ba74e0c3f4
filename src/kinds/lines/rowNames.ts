import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { FieldOf } from '#model/language';
import { knownTargets } from '../reference/knownTargets.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a reader knows each row by, as its kind is read; undefined where the definition does not say which field that is. */
export function rowNames(
  { title, fields }: Pick<FieldOf<'lines'>, 'title' | 'fields'>,
  rows: readonly Row[],
  context: KindContext,
): string[] | undefined {
  if (!title) return undefined;
  const field = fields[title] && fieldModel(title, fields[title]);
  const said = (row: Row) =>
    field && field.kind !== 'reference' ? kindOf(field).format(row[title], field, context, row) : String(row[title] ?? '');
  return rows.map((row) => knownTargets(title, row)[0]?.title ?? (row[title] === null || row[title] === undefined ? '' : said(row)));
}
