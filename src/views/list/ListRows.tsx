import { useListContext } from 'ra-core';
import { lazy, Suspense, useEffect } from 'react';
import { keepSeen } from '../parts/seenPage.ts';
import { useEndless } from '../parts/useEndless.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { CellEditingProvider } from './cell/CellEditing.tsx';
import { StatusChange, useStatusChange } from './filters/StatusChange.ts';
import { ListCards } from './ListCards.tsx';
import { ListPages } from './ListPages.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListColumns } from './useColumns.ts';

const EndlessRows = lazy(() => import('./endless/EndlessRows.tsx'));

interface ListRowsProps {
  columns: ListColumns;
  isPhone: boolean;
}

/** A page of rows and the way to the others, or all of them one below the other, as one prefers. */
export function ListRows(props: ListRowsProps) {
  const [isEndless] = useEndless();
  if (!isEndless)
    return (
      <>
        <Rows {...props} />
        <ListPages />
      </>
    );
  return (
    <Suspense fallback={<Rows {...props} />}>
      <EndlessRows columns={props.columns}>
        <Rows {...props} />
      </EndlessRows>
    </Suspense>
  );
}

/** What was seen last is what a record's page leads on through. */
function Rows({ columns, isPhone }: ListRowsProps) {
  const { total, data, page, perPage, sort, filterValues } = useListContext();
  const resource = useResourceModel();
  useEffect(() => {
    if (data && total) keepSeen(resource.name, { ids: data.map(({ id }) => id), page, perPage, total, sort, filter: filterValues });
  }, [resource, data, page, perPage, total, sort, filterValues]);
  const change = useStatusChange();
  return (
    <StatusChange value={change}>
      <CellEditingProvider>{isPhone ? <ListCards columns={columns} /> : <ListTable columns={columns} />}</CellEditingProvider>
    </StatusChange>
  );
}
