import AddIcon from '@mui/icons-material/PlaylistAddOutlined';
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider, useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { RowsTable } from '#/src/kinds/lines/RowsTable.tsx';
import { useColumnsOfRows } from '#/src/kinds/lines/useColumnsOfRows.ts';
import { PageError } from '#/src/shell/errors/PageError.tsx';
import { PageHeading } from '#/src/shell/layout/PageHeading.tsx';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { useResourceModel } from '#/src/views/useResourceModel.ts';
import { useVerbs } from '#/src/views/verbs/useVerbs.ts';
import { VerbDialog } from '#/src/views/verbs/VerbDialog.tsx';
import { LEDGER } from './useInventory.ts';

/** What the host says of an item that is low; the rest of it is shown as the definition says. */
interface LowRow extends Readonly<Record<string, unknown>> {
  type: string;
  id: number;
  vendor: number | null;
  vendor_name: string | null;
}

const ORDERS = 'purchase-orders';
/** What tells an item or its vendor from others, and is not shown. */
const KEYS = ['type', 'id', 'vendor', 'vendor_name'];

/** What is at or below its reorder point, vendor by vendor, each with the way to its order. */
export default function LowStockPage() {
  const { establishment } = useSession();
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('inventory.low_stock')} lead={translate('inventory.low_stock_lead')} />
      {establishment ? (
        <ResourceContextProvider value={LEDGER}>
          <LowStock place={establishment.id} />
        </ResourceContextProvider>
      ) : (
        <Alert severity="info" variant="outlined">
          {translate('inventory.choose_establishment')}
        </Alert>
      )}
    </>
  );
}

function LowStock({ place }: { place: number }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<HostDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [LEDGER, 'low-stock', place],
    queryFn: ({ signal }) => dataProvider.verb<{ list: readonly LowRow[] }>(LEDGER, 'low-stock', { signal }),
  });
  if (error) return <PageError error={error} retry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  const { list } = data.data;
  if (list.length === 0)
    return (
      <Alert severity="success" variant="outlined">
        {translate('inventory.nothing_low')}
      </Alert>
    );
  return [...new Set(list.map(({ vendor }) => vendor))].map((vendor) => (
    <OfVendor key={vendor} vendor={vendor} rows={list.filter((row) => row.vendor === vendor)} />
  ));
}

function OfVendor({ vendor, rows }: { vendor: number | null; rows: readonly LowRow[] }) {
  const translate = useTranslate();
  const output = useResourceModel().verbs['low-stock']?.output ?? {};
  const columns = useColumnsOfRows(output).filter(({ name }) => !KEYS.includes(name));
  const name = rows[0]?.vendor_name ?? translate('inventory.no_vendor');
  return (
    <Box component="section" sx={{ marginBottom: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBottom: 1 }}>
        <Typography variant="h3" component="h2" dir="auto">
          {name}
        </Typography>
        {vendor !== null && (
          <ResourceContextProvider value={ORDERS}>
            <OrderButton vendor={vendor} name={name} />
          </ResourceContextProvider>
        )}
      </Box>
      <RowsTable
        label={name}
        columns={columns}
        rows={rows.map((row) => ({ ...row, id: `${row.type}/${row.id}` }))}
        pathOf={({ id }) => `/${String(id)}/show`}
      />
    </Box>
  );
}

/** A draft with everything this vendor has that is low. */
function OrderButton({ vendor, name }: { vendor: number; name: string }) {
  const translate = useTranslate();
  const refill = useVerbs('collection').find(({ verb }) => verb.name === 'refill')?.verb;
  const [isOpen, setOpen] = useState(false);
  if (!refill) return null;
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<AddIcon />} onClick={() => setOpen(true)} aria-label={translate('inventory.order_of', { name })}>
        {translate('inventory.order')}
      </Button>
      {isOpen && <VerbDialog verb={refill} given={{ vendor_id: vendor }} onClose={() => setOpen(false)} />}
    </>
  );
}
