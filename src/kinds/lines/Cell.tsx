import { useTranslate } from 'ra-core';
import type { CellProps } from '../kindProps.ts';

/** How many rows there are; the rows themselves stand on the record's page. */
export function LinesCell({ value }: CellProps) {
  const translate = useTranslate();
  return Array.isArray(value) ? <span>{translate('views.rows', { smart_count: value.length })}</span> : null;
}
