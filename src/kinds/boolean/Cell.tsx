import { useTranslate } from 'ra-core';
import type { CellProps } from '../kindProps.ts';

/** Yes or no, in words. */
export default function BooleanCell({ value }: CellProps) {
  const translate = useTranslate();
  if (typeof value !== 'boolean') return null;
  return <span style={{ opacity: value ? 1 : 0.75 }}>{translate(value ? 'views.yes' : 'views.no')}</span>;
}
