import { useTranslate } from 'ra-core';
import type { FieldOf } from '#resources/schema';
import type { CellProps } from '../kindProps.ts';
import { knownTargets } from '../reference/knownTargets.ts';

type Row = Readonly<Record<string, unknown>>;
const MOST = 3;

/** What a reader knows the rows by, where the definition says it; else how many there are. */
export function LinesCell({ field, value }: CellProps) {
  const translate = useTranslate();
  if (!Array.isArray(value)) return null;
  const { title } = field as unknown as FieldOf<'lines'>;
  if (!title) return <span>{translate('views.rows', { smart_count: value.length })}</span>;
  const names = value.map((row: Row) => knownTargets(title, row)[0]?.title ?? String(row[title] ?? ''));
  const more = names.length - MOST;
  return <span title={more > 0 ? names.join(', ') : undefined}>{`${names.slice(0, MOST).join(', ')}${more > 0 ? ` +${more}` : ''}`}</span>;
}
