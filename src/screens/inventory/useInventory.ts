import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { businessToday, type Period } from '#/model/reports/periods.ts';
import { clockOf } from '#/src/foundation/session/clockOf.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';

/** The resource whose verbs count and correct. */
export const LEDGER = 'inventory-movements';
/** Where what is low stands by vendor. */
export const LOW_STOCK = '/low-stock';

/** An item over the days asked about; without its costs where the reader may not see them. */
export interface StockRow {
  item_id: { type: 'products' | 'ingredients'; id: number };
  item_name: string;
  item_type: 'product' | 'ingredient';
  uom: string | null;
  vendor_names: readonly string[];
  beginning_count: number;
  total_add: number;
  total_sold: number;
  total_deduct: number;
  current_count: number;
  reorder_point: number | null;
  par_level: number | null;
  below_reorder: boolean;
  unit_cost?: number | null;
  value?: number | null;
}
/** What tells an item from the others of a list. */
export function keyOf({ item_id }: StockRow): string {
  return `${item_id.type} ${item_id.id}`;
}

interface StockAnswer {
  list: readonly StockRow[];
  pagination_options: { total: number };
}

/** What is asked, as the address says it. */
export interface StockQuestion {
  days: Period;
  /** Whether the last of the days is today: what is counted up to it is what there is. */
  isNow: boolean;
  type: string;
  search: string;
  /** Ids; empty: any. */
  vendor: string;
  category: string;
  isBelowReorder: boolean;
  sort: { field: string; order: 'asc' | 'desc' };
  page: number;
  perPage: number;
}

export interface Inventory {
  question: StockQuestion;
  /** The same as the host is asked, without the page. */
  filters: Readonly<Record<string, unknown>>;
  query: UseQueryResult<StockAnswer>;
  /** Another question; any but another page begins at the first one. */
  ask: (changes: Readonly<Record<string, string | null>>) => void;
}

const PER_PAGE = 25;

/** Asks for the inventory of the chosen establishment. Today where the address names no days. */
export function useInventory(): Inventory {
  const dataProvider = useDataProvider<HostDataProvider>();
  const { establishment } = useSession();
  const [parts, setParts] = useSearchParams();
  const today = businessToday(clockOf([establishment]));
  const days = { from: parts.get('from') ?? today, to: parts.get('to') ?? today };
  const question: StockQuestion = {
    days,
    isNow: days.to >= today,
    type: parts.get('type') ?? '',
    search: parts.get('search') ?? '',
    vendor: idIn(parts.get('vendor')),
    category: parts.get('type') === 'ingredient' ? '' : idIn(parts.get('category')),
    isBelowReorder: parts.get('below') === '1',
    sort: { field: parts.get('sort') ?? 'item_name', order: parts.get('order') === 'desc' ? 'desc' : 'asc' },
    page: Math.max(1, Number(parts.get('page')) || 1),
    perPage: Math.max(1, Number(parts.get('per_page')) || PER_PAGE),
  };
  const filters = {
    date_from: question.days.from,
    date_to: question.days.to,
    sort_by: question.sort.field,
    sort_order: question.sort.order,
    ...(question.type && { item_type: question.type }),
    ...(question.search && { search: question.search }),
    ...(question.vendor && { vendor_id: Number(question.vendor) }),
    ...(question.category && { category_id: Number(question.category) }),
    ...(question.isBelowReorder && { below_reorder: true }),
  };
  const input = { ...filters, page: question.page, per_page: question.perPage };
  const query = useQuery<StockAnswer>({
    queryKey: [LEDGER, 'inventory', establishment?.id, input],
    queryFn: ({ signal }) => dataProvider.verb<StockAnswer>(LEDGER, 'counts', { input, signal }).then(({ data }) => data),
    placeholderData: keepPreviousData,
  });
  const ask = (changes: Readonly<Record<string, string | null>>) =>
    setParts(
      (before) => {
        const next = new URLSearchParams(before);
        if (!('page' in changes)) next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: 'search' in changes, preventScrollReset: true },
    );
  return { question, filters, query, ask };
}

const idIn = (text: string | null) => (text !== null && /^\d+$/.test(text) ? text : '');
