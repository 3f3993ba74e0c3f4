import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { OpenOrder } from './openOrders.ts';
import type { NowState } from './useNow.ts';
import { useTableWords } from './useTableWords.ts';

interface OrderListProps {
  orders: readonly OpenOrder[];
  now: NowState;
  /** Says the table of each, where they are not all of one. */
  withTable?: boolean;
}

/** Open orders, each with the way to it. */
export function OrderList({ orders, now, withTable }: OrderListProps) {
  const translate = useTranslate();
  const words = useTableWords();
  return (
    <Facts>
      {orders.map((order) => {
        const title = translate('floor_plan.order', { number: order.number });
        const facts = [
          ...(withTable ? [translate('floor_plan.table_named', { name: order.table })] : []),
          words.ago(order.since, now.moment),
          ...(order.guests === null ? [] : [words.guests(order.guests)]),
          ...(order.server ? [order.server] : []),
          ...(order.isPartlyPaid ? [translate('floor_plan.partly_paid')] : []),
        ];
        return (
          <li key={order.id}>
            {now.mayOpen ? <Link to={`/orders/${order.id}/show`}>{title}</Link> : <b>{title}</b>}
            <span className="amount">{now.money(order.total)}</span>
            <span className="facts">{facts.join(' · ')}</span>
          </li>
        );
      })}
    </Facts>
  );
}

/** What is open or expected, one below the other: what it is, how much or when, and what else is known of it. */
export const Facts = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  display: 'grid',
  gap: 10,
  li: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '2px 12px', ...theme.typography.body1 },
  a: { color: theme.vars.palette.primary.main, fontWeight: 600 },
  '.amount': { fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '.facts': { gridColumn: '1 / -1', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
