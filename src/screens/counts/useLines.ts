import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { type LinesAnswer, SHEETS, type VarianceTotals } from './sheet.ts';
import type { Counting } from './useCounting.ts';

/** Which rows are shown, as the address says it. */
export interface LinesQuestion {
  search: string;
  show: 'all' | 'uncounted' | 'variance';
  page: number;
  perPage: number;
}

export interface Lines {
  question: LinesQuestion;
  query: UseQueryResult<LinesAnswer>;
  /** Another question; any but another page begins at the first one. */
  ask: (changes: Readonly<Record<string, string | null>>) => void;
}

const PER_PAGE = 50;
/** How often others' counts are looked for. */
const AGAIN_MS = 20_000;
const SHOWS = ['uncounted', 'variance'] as const;

/** One page of the sheet's rows. While somebody types in one, nothing is read anew by itself. */
export function useLines(id: number, { saver, clock }: Counting): Lines {
  const dataProvider = useDataProvider<HostDataProvider>();
  const [parts, setParts] = useSearchParams();
  const question: LinesQuestion = {
    search: parts.get('search') ?? '',
    show: SHOWS.find((one) => one === parts.get('show')) ?? 'all',
    page: Math.max(1, Number(parts.get('page')) || 1),
    perPage: Math.max(1, Number(parts.get('per_page')) || PER_PAGE),
  };
  const input = {
    page: question.page,
    per_page: question.perPage,
    show: question.show,
    ...(question.search && { search: question.search }),
  };
  const query = useQuery<LinesAnswer>({
    queryKey: [SHEETS, 'lines', id, input],
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.verb<LinesAnswer>(SHEETS, 'lines', { id, input, signal });
      clock.aheadMs = Date.parse(data.now) - Date.now();
      return data;
    },
    placeholderData: keepPreviousData,
    refetchInterval: () => (saver.focused === undefined ? AGAIN_MS : false),
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
  return { question, query, ask };
}

/** What the sheet's counted rows differ by in all. */
export function useVariance(id: number): VarianceTotals | undefined {
  const dataProvider = useDataProvider<HostDataProvider>();
  const { data } = useQuery<VarianceTotals>({
    queryKey: [SHEETS, 'variance', id],
    queryFn: ({ signal }) => dataProvider.verb<VarianceTotals>(SHEETS, 'variance', { id, signal }).then((answer) => answer.data),
    placeholderData: keepPreviousData,
  });
  return data;
}
