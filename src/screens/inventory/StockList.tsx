import { Paper, Skeleton } from '@mui/material';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { Pager } from '#/src/views/parts/Pager.tsx';
import { InventoryCards } from './InventoryCards.tsx';
import { InventoryTable } from './InventoryTable.tsx';
import { NothingInStock } from './NothingInStock.tsx';
import { OutOfDate } from './OutOfDate.tsx';
import type { Corrections } from './useCorrections.tsx';
import type { Inventory } from './useInventory.ts';
import { usePhone } from './usePhone.ts';

/** The items: a table, or cards on a phone. What was read once stays when it cannot be read again. */
export function StockList({ inventory, menuOf }: { inventory: Inventory; menuOf: Corrections['menuOf'] }) {
  const isPhone = usePhone();
  const { question, query, ask } = inventory;
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  if (!data) return error ? <PageError error={error} retry={retry} /> : <Skeleton variant="rounded" height={420} />;
  const Rows = isPhone ? InventoryCards : InventoryTable;
  return (
    <>
      {error && <OutOfDate isReading={isFetching} retry={retry} />}
      {data.list.length === 0 ? (
        <NothingInStock inventory={inventory} />
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'clip', borderRadius: '12px' }}>
          <Rows inventory={inventory} rows={data.list} menuOf={menuOf} />
          <Pager
            page={question.page}
            perPage={question.perPage}
            total={data.pagination_options.total}
            setPage={(page) => ask({ page: String(page) })}
            setPerPage={(size) => ask({ per_page: String(size) })}
          />
        </Paper>
      )}
    </>
  );
}
