import { useTranslate } from 'ra-core';
import type { CellProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';
import { rowNames } from './rowNames.ts';

const MOST = 3;

/** What a reader knows the rows by, where the definition says it; else how many there are. */
export default function LinesCell({ field, value, record }: CellProps<'lines'>) {
  const translate = useTranslate();
  const context = useKindContext(record);
  if (!Array.isArray(value)) return null;
  const names = rowNames(field, value, context);
  if (!names) return <span>{translate('views.rows', { smart_count: value.length })}</span>;
  const more = names.length - MOST;
  return <span title={more > 0 ? names.join(', ') : undefined}>{`${names.slice(0, MOST).join(', ')}${more > 0 ? ` +${more}` : ''}`}</span>;
}
