import AddIcon from '@mui/icons-material/PlaylistAddOutlined';
import { Alert, Box, Button, Paper, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider, useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { VerbModel } from '#/model/language/model.ts';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { PageHeading } from '#/src/foundation/page/PageHeading.tsx';
import { NoEstablishment } from '#/src/foundation/session/NoEstablishment.tsx';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { RowsTable } from '#/src/kinds/lines/RowsTable.tsx';
import { useColumnsOfRows } from '#/src/kinds/lines/useColumnsOfRows.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { useVerbs } from '#/src/views/verbs/useVerbs.ts';
import { VerbDialog } from '#/src/views/verbs/VerbDialog.tsx';
import { LowStockCards } from './LowStockCards.tsx';
import { OutOfDate } from './OutOfDate.tsx';
import { LEDGER } from './useInventory.ts';
import { usePhone } from './usePhone.ts';

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
          <LowStock establishmentId={establishment.id} />
        </ResourceContextProvider>
      ) : (
        <NoEstablishment />
      )}
    </>
  );
}

function LowStock({ establishmentId }: { establishmentId: number }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<HostDataProvider>();
  // What is asked before ordering stands here: it outlasts a list that could not be read again.
  const [ordering, setOrdering] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [LEDGER, 'low-stock', establishmentId],
    queryFn: ({ signal }) => dataProvider.verb<{ list: readonly LowRow[] }>(LEDGER, 'low-stock', { signal }),
  });
  const retry = () => void refetch();
  if (!data) return error ? <PageError error={error} retry={retry} /> : <Skeleton variant="rounded" height={320} />;
  const { list } = data.data;
  return (
    <>
      {error && <OutOfDate isReading={isFetching} retry={retry} />}
      {list.length === 0 && (
        <Alert severity="success" variant="outlined">
          {translate('inventory.nothing_low')}
        </Alert>
      )}
      {[...new Set(list.map(({ vendor }) => vendor))].map((vendor) => (
        <OfVendor key={vendor} vendor={vendor} rows={list.filter((row) => row.vendor === vendor)} onOrder={setOrdering} />
      ))}
      <ResourceContextProvider value={ORDERS}>
        {ordering !== null && <OrderDialog vendor={ordering} onClose={() => setOrdering(null)} />}
      </ResourceContextProvider>
    </>
  );
}

interface OfVendorProps {
  vendor: number | null;
  rows: readonly LowRow[];
  onOrder: (vendor: number) => void;
}

function OfVendor({ vendor, rows, onOrder }: OfVendorProps) {
  const translate = useTranslate();
  const isPhone = usePhone();
  const output = useResourceModel().verbs['low-stock']?.output ?? {};
  const columns = useColumnsOfRows(output).filter(({ name }) => !KEYS.includes(name));
  const name = rows[0]?.vendor_name ?? translate('inventory.no_vendor');
  const shown = {
    label: name,
    columns,
    rows: rows.map((row) => ({ ...row, id: `${row.type}/${row.id}` })),
    pathOf: ({ id }: Readonly<Record<string, unknown>>) => `/${String(id)}/show`,
  };
  return (
    <Box component="section" sx={{ marginBottom: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBottom: 1 }}>
        <Typography variant="h3" component="h2" dir="auto">
          {name}
        </Typography>
        {vendor !== null && (
          <ResourceContextProvider value={ORDERS}>
            <OrderButton name={name} onClick={() => onOrder(vendor)} />
          </ResourceContextProvider>
        )}
      </Box>
      {isPhone ? (
        <Paper variant="outlined" sx={{ borderRadius: '12px' }}>
          <LowStockCards {...shown} />
        </Paper>
      ) : (
        <Box sx={{ '> *': { backgroundColor: 'background.paper' } }}>
          <RowsTable {...shown} isOneOfMany />
        </Box>
      )}
    </Box>
  );
}

function OrderButton({ name, onClick }: { name: string; onClick: () => void }) {
  const translate = useTranslate();
  const isPhone = usePhone();
  if (!useRefill()) return null;
  return (
    <Button
      variant="outlined"
      size={isPhone ? 'medium' : 'small'}
      startIcon={<AddIcon />}
      onClick={onClick}
      aria-label={translate('inventory.order_of', { name })}
      sx={isPhone ? { minHeight: 44 } : undefined}
    >
      {translate('inventory.order')}
    </Button>
  );
}

function OrderDialog({ vendor, onClose }: { vendor: number; onClose: () => void }) {
  const refill = useRefill();
  return refill && <VerbDialog verb={refill} given={{ vendor_id: vendor }} onClose={onClose} />;
}

/** What makes a draft with everything that a vendor has and is low; undefined for who may not order. */
function useRefill(): VerbModel | undefined {
  return useVerbs('collection').find(({ verb }) => verb.name === 'refill')?.verb;
}
