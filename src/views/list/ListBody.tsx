import { Paper } from '@mui/material';
import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { keepSeen } from '../parts/seenPage.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { BulkBar } from './BulkBar.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListCards } from './ListCards.tsx';
import { ListPages } from './ListPages.tsx';
import { ListTable } from './ListTable.tsx';
import { TotalsByPart } from './TotalsByPart.tsx';
import type { ListColumns } from './useColumns.ts';
import { useAskedSince } from './useDeleted.ts';

/** The rows: a table, or cards on a phone; what stands there where there are none. */
export function ListBody({ columns, isPhone, storeKey }: { columns: ListColumns; isPhone: boolean; storeKey: string }) {
  const { error, total, isPending, data, refetch, page, perPage, sort, filterValues } = useListContext();
  const resource = useResourceModel();
  useEffect(() => {
    if (data && total) keepSeen(resource.name, { ids: data.map(({ id }) => id), page, perPage, total, sort, filter: filterValues });
  }, [resource, data, page, perPage, total, sort, filterValues]);
  const askedSince = useAskedSince(storeKey);
  if (error) return <PageError error={error} retry={() => void refetch()} />;
  if (!isPending && !data?.length && !total) return <EmptyList askedSince={askedSince} />;
  return (
    <>
      <BulkBar />
      {resource.list.totalsBy && <TotalsByPart />}
      <Paper variant="outlined" sx={{ overflow: 'clip', borderRadius: '12px' }}>
        {isPhone ? <ListCards columns={columns} /> : <ListTable columns={columns} />}
        <ListPages />
      </Paper>
    </>
  );
}
