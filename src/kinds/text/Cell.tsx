import type { CellProps } from '../kindProps.ts';

/** Text in its own direction. */
export default function TextCell({ value }: CellProps) {
  return value === null || value === undefined || value === '' ? null : <span dir="auto">{String(value)}</span>;
}
