import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { BulkPage } from '#/dataProvider/bulkOperations.ts';
import { useBulk } from '#/src/views/parts/bulk/useBulk.ts';
import { isUnderWay } from '#/src/views/parts/bulk/useOperation.ts';

const POLL_MS = 2000;
const PER_PAGE = 25;

/** The operations of a page, and what the address asks for. */
export interface Operations {
  query: UseQueryResult<BulkPage>;
  asked: { page: number; perPage: number; type: string; status: string };
  /** Asks for something else; without a page of it, for the first one. */
  ask: (more: Readonly<Record<string, string>>) => void;
  isFiltered: boolean;
}

/** The operations that the address asks for, asked for again while one of them is under way. */
export function useOperations(): Operations {
  const bulk = useBulk();
  const [params, setParams] = useSearchParams();
  const [type, status] = [params.get('type') ?? '', params.get('status') ?? ''];
  const page = countIn(params.get('page'), 1);
  const perPage = countIn(params.get('per_page'), PER_PAGE);
  const question = { page, per_page: perPage, filters: { ...(type && { type }), ...(status && { status }) } };
  const query = useQuery({
    queryKey: ['bulk-operations', 'list', question],
    queryFn: ({ signal }) => bulk.list(question, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.some(isUnderWay) ? POLL_MS : false),
    staleTime: 0,
  });
  const ask = (more: Readonly<Record<string, string>>) => {
    const all = { type, status, ...(perPage !== PER_PAGE && { per_page: String(perPage) }), ...more };
    setParams(Object.fromEntries(Object.entries(all).filter(([, value]) => value)));
  };
  return { query, asked: { page, perPage, type, status }, ask, isFiltered: Boolean(type || status) };
}

function countIn(text: string | null, otherwise: number): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;
}
