import { cellOf } from './index.ts';
import type { CellProps } from './kindProps.ts';

/** A value to be read, as its kind is read. */
export function Cell(props: CellProps) {
  const Part = cellOf(props.field);
  return <Part {...props} />;
}
