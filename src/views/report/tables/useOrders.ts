import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { bodyOf } from '#/model/reports/reportQuestion.ts';
import type { AskedReport } from '../filters/useReportQuestion.ts';
import { type NamedFigure, ORDERS_PREFIX } from './ordersAddress.ts';

/** An order with what it contributes to a figure. */
export interface OrderBehind {
  id: number;
  establishment_id: number;
  order_number: string;
  /** ISO 8601 UTC. */
  at: string;
  user_name: string | null;
  customer_name: string | null;
  status: string;
  /** In the figure's own unit. */
  amount: number;
  /** Money of it that was given back after these days, which no figure of them counts. */
  given_back_later: number;
}
export interface OrdersAnswer {
  /** ISO 4217. */
  currency: string;
  list: readonly OrderBehind[];
  totals: { amount: number };
  pagination_options: { page: number; per_page: number; total: number };
}

/**
 * A page of the orders behind a figure, and the way to others; which page and order stand in the address beside the report's own question.
 */
export type OrdersPage = UseQueryResult<OrdersAnswer> & {
  page: { number: number; size: number };
  sort: { field: 'at' | 'amount'; order: 'asc' | 'desc' };
  ask: (changes: Readonly<Record<string, string>>) => void;
};

const PER_PAGE = 25;

/** Asks for the orders behind a figure. */
export function useOrders(
  report: ReportDefinition,
  { question, establishments }: AskedReport,
  { column, row, currency, at }: NamedFigure,
): OrdersPage {
  const dataProvider = useDataProvider<HostDataProvider>();
  const [parts, setParts] = useSearchParams();
  const own = (name: string) => parts.get(ORDERS_PREFIX + name);
  const page = { number: Math.max(1, Number(own('page')) || 1), size: Math.max(1, Number(own('per_page')) || PER_PAGE) };
  const sort: OrdersPage['sort'] = { field: own('sort') === 'amount' ? 'amount' : 'at', order: own('order') === 'asc' ? 'asc' : 'desc' };
  const ids = at === undefined ? establishments.map(({ id }) => id) : [at];
  const { sort_by: _sort, sort_order: _order, ...asked } = bodyOf(report, { ...question, compare: null, sideBySide: false }, ids);
  const body = {
    ...asked,
    column,
    ...(row && { row }),
    ...(currency && { currency }),
    sort_by: sort.field,
    sort_order: sort.order,
    page: page.number,
    per_page: page.size,
  };
  const query = useQuery({
    queryKey: ['reportOrders', report.name, body],
    queryFn: ({ signal }) => dataProvider.reportOrders<OrdersAnswer>(report.name, body, { signal }).then(({ data }) => data),
  });
  const ask = (changes: Readonly<Record<string, string>>) =>
    setParts(
      (before) => {
        const next = new URLSearchParams(before);
        if (!('page' in changes)) next.delete(`${ORDERS_PREFIX}page`);
        for (const [name, value] of Object.entries(changes)) next.set(ORDERS_PREFIX + name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  return { ...query, page, sort, ask };
}
