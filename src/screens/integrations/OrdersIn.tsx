import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button, Card, CardContent, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { calls } from '#/dataProvider/calls.ts';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { useToast } from '#/src/foundation/toasts/ToastContext.ts';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { isFetching, sendsOrders } from './integration.ts';
import { documentOf, type TakenIn } from './ordersFile.ts';
import { TakenOrders } from './TakenOrders.tsx';

/** Of a connection whose program sends orders: where to, and the way to take them in from a file. */
export function OrdersIn() {
  const record = useRecordContext();
  return record && sendsOrders(record.integration) ? <Orders record={record} /> : null;
}

function Orders({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  return (
    <Part>
      <CardContent>
        <Typography variant="h6" component="h2">
          {translate('integrations.orders')}
        </Typography>
        <Typography color="text.secondary">{translate(`integrations.orders_lead_${record.integration}`)}</Typography>
        {isFetching(record) && (
          <Alert severity="info" role="status">
            {translate('integrations.orders_fetching')}
          </Alert>
        )}
        <Address record={record} />
        <FromFile record={record} />
      </CardContent>
    </Part>
  );
}

function Address({ record: { id } }: { record: RaRecord }) {
  const translate = useTranslate();
  const showToast = useToast();
  const dataProvider = useDataProvider<HostDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['orders-address', id],
    queryFn: ({ signal }) =>
      dataProvider.call<{ address: string }>(calls.ordersAddress, { id, signal }).then((answer) => answer.data.address),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return null;
  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ type: 'success', message: translate('views.revealed.copied') });
    } catch {
      showToast({ type: 'error', message: translate('views.revealed.not_copied') });
    }
  }
  return (
    <div className="address">
      <span>{translate('integrations.orders_address')}</span>
      <code dir="ltr">{data}</code>
      <Button variant="outlined" color="inherit" startIcon={<ContentCopyIcon />} onClick={() => void copy(data)}>
        {translate('views.revealed.copy')}
      </Button>
    </div>
  );
}

function FromFile({ record: { id } }: { record: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { permissions } = useSession();
  const dataProvider = useDataProvider<HostDataProvider>();
  const chooser = useRef<HTMLInputElement>(null);
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (file: File) =>
      dataProvider.call<TakenIn>(calls.takeOrders, { id, body: { document: documentOf(await file.text()) } }),
    onSuccess: () => refresh(),
    onError: (error) => notify(error instanceof SyntaxError ? 'integrations.not_json' : error.message, { type: 'error' }),
  });
  if (!permissions.has('OrderCreate')) return null;
  const take = ([file]: readonly File[]) => {
    if (file) mutate(file);
    if (chooser.current) chooser.current.value = '';
  };
  return (
    <>
      <div className="file">
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          hidden
          tabIndex={-1}
          onChange={({ target: { files } }) => take([...(files ?? [])])}
        />
        <Button variant="outlined" startIcon={<UploadIcon />} disabled={isPending} onClick={() => chooser.current?.click()}>
          {translate('integrations.take_orders')}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {translate('integrations.take_orders_help')}
        </Typography>
      </div>
      {data && <TakenOrders taken={data.data} message={data.message} />}
    </>
  );
}

const Part = styled(Card)(({ theme }) => ({
  marginTop: 16,
  maxWidth: pageWidth,
  '& .MuiCardContent-root': { display: 'grid', gap: 12, justifyItems: 'start' },
  '.address, .file': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, maxWidth: '100%' },
  code: {
    padding: '8px 12px',
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    fontFamily: 'monospace',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
}));
