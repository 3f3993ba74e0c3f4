import { Alert } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { OrderBill } from './OrderBill.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import type { Order } from './order.ts';
import { Timeline } from './Timeline.tsx';

/** What an order is about, what was sold, what it came to, and its story beside them. */
export function OrderOverview() {
  const translate = useTranslate();
  const order = useShownRecord<Order>();
  const latest = order.receipts?.at(-1);
  return (
    <>
      {latest?.status === 'failed' && (
        <Alert severity="error" variant="outlined" sx={{ marginBottom: 2, maxWidth: 1240 }}>
          {translate('orders.receipt_failed', { email: latest.email })}
        </Alert>
      )}
      <OrderFacts />
      <Columns>
        <div>
          <OrderLines />
          <OrderBill />
        </div>
        <Timeline />
      </Columns>
    </>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: 16,
  maxWidth: 1240,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
