import { Alert, Button, Paper, Skeleton } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { PageError } from '#/src/shell/errors/PageError.tsx';
import { PageHeading } from '#/src/shell/layout/PageHeading.tsx';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { Pager } from '#/src/views/Pager.tsx';
import { VerbButtons } from '#/src/views/verbs/VerbButtons.tsx';
import { InventoryFilters } from './InventoryFilters.tsx';
import { InventoryTable } from './InventoryTable.tsx';
import { useFileActions } from './useFileActions.tsx';
import { LEDGER, LOW_STOCK, useInventory } from './useInventory.ts';

/** What belongs to the inventory and has a page of its own. */
const WAYS = [
  { to: LOW_STOCK, label: 'inventory.low_stock' },
  { to: '/inventory-counts', label: 'inventory.counts' },
  { to: `/${LEDGER}`, label: 'inventory.movements' },
];

/** What the chosen establishment has in stock, over a day or several, with the ways to correct it. */
export default function InventoryPage() {
  const { establishment } = useSession();
  const translate = useTranslate();
  if (!establishment)
    return (
      <>
        <PageHeading title={translate('inventory.name')} />
        <Alert severity="info" variant="outlined">
          {translate('inventory.choose_establishment')}
        </Alert>
      </>
    );
  return (
    <ResourceContextProvider value={LEDGER}>
      <StockOfPlace />
    </ResourceContextProvider>
  );
}

function StockOfPlace() {
  const translate = useTranslate();
  const inventory = useInventory();
  const { question, query, ask } = inventory;
  const { data, error, isPending, refetch } = query;
  const { actions, dialog } = useFileActions(inventory);
  return (
    <>
      <PageHeading
        title={translate('inventory.name')}
        lead={translate('inventory.lead')}
        action={
          <>
            {WAYS.map(({ to, label }) => (
              <Button key={to} color="inherit" component={Link} to={to}>
                {translate(label)}
              </Button>
            ))}
            <VerbButtons on="collection" others={actions} />
          </>
        }
      />
      {dialog}
      <InventoryFilters inventory={inventory} />
      {error ? (
        <PageError error={error} retry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton variant="rounded" height={420} />
      ) : data.list.length === 0 ? (
        <Alert severity="info" variant="outlined">
          {translate('inventory.nothing')}
        </Alert>
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'clip', borderRadius: '12px' }}>
          <InventoryTable inventory={inventory} rows={data.list} />
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
