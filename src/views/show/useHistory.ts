import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { historyCall } from '#/dataProvider/recordCalls.ts';
import type { Changes } from '#/model/validation/revertedValues.ts';
import { useShownRecord } from '#/src/foundation/page/useShownRecord.ts';
import type { Titles } from '../parts/changes/titles.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';

/** One thing that happened to a record. */
export interface HistoryEntry {
  id: number;
  event: string;
  description: string;
  causer: string;
  created_by: number | null;
  created_at: string;
  address: string | null;
  device: string | null;
  reverts: number | null;
  changes: Changes;
}

export interface HistoryPage {
  list: readonly HistoryEntry[];
  pagination_options: { page: number; per_page: number; total: number };
  people: readonly { id: number; name: string }[];
  titles: Titles;
}

/** What is asked of the history; it stands in the address. */
export interface HistoryQuestion {
  page: number;
  perPage: number;
  field: string | null;
  person: number | null;
  ask: (changes: Readonly<Record<string, string | null>>) => void;
}

const PER_PAGE = 25;

/** The history of the record that is shown, as far as it is asked for. */
export function useHistory(): { question: HistoryQuestion; answer: UseQueryResult<HistoryPage> } {
  const { name, endpoint } = useResourceModel();
  const { id } = useShownRecord();
  const dataProvider = useDataProvider<HostDataProvider>();
  const question = useQuestion();
  const { page, perPage, field, person } = question;
  const body = { page, per_page: perPage, ...(field && { field }), ...(person && { person }) };
  const answer = useQuery<HistoryPage>({
    queryKey: ['history', name, id, body],
    queryFn: ({ signal }) => dataProvider.call<HistoryPage>(historyCall(endpoint), { id, body, signal }).then(({ data }) => data),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { question, answer };
}

function useQuestion(): HistoryQuestion {
  const [search, setSearch] = useSearchParams();
  const whole = (name: string) => Math.max(0, Number(search.get(name)) || 0);
  return {
    page: whole('page') || 1,
    perPage: whole('per_page') || PER_PAGE,
    field: search.get('field'),
    person: whole('person') || null,
    ask: (changes) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true },
      ),
  };
}
