import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import { keepSeen } from '../parts/seenPage.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { ListCards } from './ListCards.tsx';
import { ListPages } from './ListPages.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListColumns } from './useColumns.ts';

/** A page of rows and the way to the others. What was seen last is what a record's page leads on through. */
export function ListRows({ columns, isPhone }: { columns: ListColumns; isPhone: boolean }) {
  const { total, data, page, perPage, sort, filterValues } = useListContext();
  const resource = useResourceModel();
  useEffect(() => {
    if (data && total) keepSeen(resource.name, { ids: data.map(({ id }) => id), page, perPage, total, sort, filter: filterValues });
  }, [resource, data, page, perPage, total, sort, filterValues]);
  return (
    <>
      {isPhone ? <ListCards columns={columns} /> : <ListTable columns={columns} />}
      <ListPages />
    </>
  );
}
