import { Suspense } from 'react';
import { Cell } from '#/src/kinds/Cell.tsx';
import type { CellProps } from '#/src/kinds/kindProps.ts';
import { cells } from '#/src/widgets/index.ts';

/** A value in a list, as its kind is read; one of a field whose widget has a way of its own in lists, in that way. */
export function ListCell(props: CellProps) {
  const { widget } = props.field;
  const Part = widget ? cells[widget] : undefined;
  if (!Part) return <Cell {...props} />;
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
