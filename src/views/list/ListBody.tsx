import { Paper, Skeleton } from '@mui/material';
import { useListContext } from 'ra-core';
import { lazy, Suspense, useMemo } from 'react';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { useEndless } from '../parts/useEndless.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';
import { BulkBar } from './BulkBar.tsx';
import { EarlierRows } from './EarlierRows.tsx';
import { EmptyList } from './EmptyList.tsx';
import { useGroupedBy } from './groups/useGroupedBy.ts';
import { ListRows } from './ListRows.tsx';
import { TotalsByPart } from './TotalsByPart.tsx';
import { inUse, type ListColumns, ofOneOwner } from './useColumns.ts';
import { useAskedSince } from './useDeleted.ts';

const GroupedRows = lazy(() => import('./groups/GroupedRows.tsx'));

/** The rows: a table, or cards on a phone, or groups of these; what stands there where there are none. */
export function ListBody({ columns: arranged, isPhone, storeKey }: { columns: ListColumns; isPhone: boolean; storeKey: string }) {
  const { error, total, isPending, data, refetch, filterValues, sort } = useListContext();
  const resource = useResourceModel();
  const [isEndless] = useEndless();
  const columns = useMemo(
    // Rows that are still to come below may have what those above have not.
    () => inUse(ofOneOwner(arranged, resource, filterValues), resource, isEndless ? undefined : data, sort.field),
    [arranged, resource, filterValues, data, isEndless, sort.field],
  );
  const groupedBy = useGroupedBy();
  const askedSince = useAskedSince(storeKey);
  // What is known stays, be it that reading it anew fails.
  if (error && !data) return <PageError error={error} retry={() => void refetch()} />;
  if (!groupedBy && !isPending && !data?.length && !total)
    return (
      <>
        <EarlierRows />
        <EmptyList askedSince={askedSince} />
      </>
    );
  return (
    <>
      <EarlierRows />
      {!groupedBy && <BulkBar />}
      {resource.list.totalsBy && <TotalsByPart />}
      <Paper variant="outlined" sx={{ overflow: 'clip', borderRadius: '12px' }}>
        {groupedBy ? (
          <Suspense fallback={<Skeleton variant="rectangular" height={320} />}>
            <GroupedRows field={groupedBy} columns={columns} isPhone={isPhone} askedSince={askedSince} />
          </Suspense>
        ) : (
          <ListRows columns={columns} isPhone={isPhone} />
        )}
      </Paper>
    </>
  );
}
