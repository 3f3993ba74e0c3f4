import { cells } from './index.ts';
import type { CellProps } from './kindProps.ts';

/** A value to be read, as its kind is read. */
export function Cell(props: CellProps) {
  const Part = cells[props.field.kind];
  return <Part {...props} />;
}
