import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { taxesOf } from '#/resources/reference/receiptOrder.ts';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';
import { useReadableFields } from '#/src/views/parts/useReadableFields.ts';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { type BillRow, billOf } from './bill.ts';
import type { Order } from './order.ts';
import { useFigures } from './useFigures.ts';

/** What the order came to, line by line, and what was paid of it. */
export function OrderBill() {
  const translate = useTranslate();
  const order = useShownRecord<Order>();
  const readable = useReadableFields(useResourceModel());
  const labelOf = useLabelOf();
  const { money, count, decimals } = useFigures();
  const { rows, paid, due } = billOf(order, decimals);
  const labelOfField = (name: string) => {
    const field = readable.get(name);
    return field ? labelOf(field) : name;
  };
  const withoutTax = taxesOf(order, 'included').length ? ['gross', 'discount'] : [];
  const nameOf = ({ label, name }: BillRow) => {
    if (label === 'tax_on_service') return translate('receipt.tax_on_service');
    if (!label) return name ?? '';
    return withoutTax.includes(label) ? translate('orders.without_tax', { name: labelOfField(label) }) : labelOfField(label);
  };
  const line = (key: string, name: string, amount: number, className = '') => (
    <div key={key} className={`row ${className} ${amount < 0 ? 'less' : ''}`}>
      <dt dir="auto">{name}</dt>
      <dd>{money(amount)}</dd>
    </div>
  );
  const named = order.discounts.map(({ name, value, percent }) => `${name} (${percent ? `${count(percent)} %` : money(value)})`);
  return (
    <Frame variant="outlined" component="section">
      <h2>{translate('orders.bill')}</h2>
      <dl>
        {rows.map((row) =>
          line(row.key, row.label === 'discount' && named.length ? `${nameOf(row)}: ${named.join(', ')}` : nameOf(row), row.amount),
        )}
        {line('total', labelOfField('total_amount'), order.total_amount, 'total')}
        {line('paid', translate('orders.paid_sum'), paid)}
        {due > 0 && line('due', translate('receipt.due'), due, 'total')}
        {order.refund_amount > 0 && line('refunded', labelOfField('refund_amount'), -order.refund_amount)}
        {order.tip > 0 && line('tip', labelOfField('tip'), order.tip)}
      </dl>
    </Frame>
  );
}

const Frame = styled(Paper)<{ component: 'section' }>(({ theme }) => ({
  padding: 20,
  borderRadius: 12,
  marginBottom: 16,
  h2: { ...theme.typography.h3, margin: '0 0 8px' },
  dl: { margin: 0, display: 'grid', gap: 6, fontVariantNumeric: 'tabular-nums' },
  '.row': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  dt: { minWidth: 0, overflowWrap: 'anywhere' },
  dd: { margin: 0, whiteSpace: 'nowrap' },
  '.less dd': { color: theme.vars.palette.error.main },
  '.total': { fontWeight: 700, paddingTop: 6, borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));
