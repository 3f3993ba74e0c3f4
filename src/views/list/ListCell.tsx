import { Suspense } from 'react';
import { Cell } from '#/src/kinds/Cell.tsx';
import type { CellProps } from '#/src/kinds/kindProps.ts';
import { cells } from '#/src/widgets/index.ts';
import { Led } from '../parts/Led.tsx';
import { useResourceModel } from '../parts/useResourceModel.ts';

/** A value in a list, as its kind is read; one of a field whose widget has a way of its own in lists, in that way. */
export function ListCell(props: CellProps) {
  const resource = useResourceModel();
  const { widget, name } = props.field;
  const Part = widget ? cells[widget] : undefined;
  if (!Part)
    return (
      <Led resource={resource} field={name} record={props.record}>
        <Cell {...props} />
      </Led>
    );
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
