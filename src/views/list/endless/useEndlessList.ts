import { useQueries } from '@tanstack/react-query';
import { type GetListResult, type ListControllerResult, type RaRecord, useDataProvider, useListContext } from 'ra-core';
import { useState } from 'react';
import { useResourceModel } from '#/src/views/parts/useResourceModel.ts';
import { loadedFields } from '../loadedFields.ts';
import type { ListColumns } from '../useColumns.ts';

/** More rows than this make a page heavy: from there on one narrows the list, or goes on by pages. */
const MAX_ROWS = 500;

/** How far lists were read, by what they were asked: who comes back finds the rows that were there. As long as the tab stays. */
const readFar = new Map<string, number>();

/** A list whose rows are all pages that were read so far. */
export interface EndlessList {
  /** The list's own, with all of these rows. */
  context: ListControllerResult;
  isReading: boolean;
  /** Why the last page cannot be read. */
  error: Error | null;
  /** Whether there are more rows, and they can be read. */
  goesOn: boolean;
  /** Whether there are more than are read without end. */
  isFull: boolean;
  more: () => void;
  retry: () => void;
}

/** The pages of a list one below the other, each read once, beginning with the one that its address names. */
export function useEndlessList(columns: ListColumns): EndlessList {
  const context = useListContext();
  const resource = useResourceModel();
  const dataProvider = useDataProvider();
  const { data: first, total = 0, page, perPage, sort, filterValues, isPending, isPlaceholderData } = context;
  const meta = { fields: loadedFields(resource, columns.shown) };
  const asked = JSON.stringify([resource.name, page, perPage, sort, filterValues, meta]);
  const [read, setRead] = useState({ asked, pages: readFar.get(asked) ?? 1 });
  const pages = read.asked === asked ? read.pages : (readFar.get(asked) ?? 1);
  const others = useQueries({
    queries: Array.from({ length: isPending || isPlaceholderData ? 0 : pages - 1 }, (_, at) => {
      const pagination = { page: page + at + 1, perPage };
      return {
        queryKey: [resource.name, 'getList', { pagination, sort, filter: filterValues, meta }],
        queryFn: ({ signal }: { signal: AbortSignal }): Promise<GetListResult<RaRecord>> =>
          dataProvider.getList(resource.name, { pagination, sort, filter: filterValues, meta, signal }),
      };
    }),
    combine: (answers) => ({
      rows: answers.flatMap(({ data }) => data?.data ?? []),
      isReading: answers.some(({ isPending: isOnItsWay }) => isOnItsWay),
      failed: answers.filter(({ error }) => error),
    }),
  });
  // A row that was added meanwhile moves others on to the next page: none stands twice.
  const rows = first && [...new Map([...first, ...others.rows].map((record) => [record.id, record])).values()];
  const shown = rows?.length ?? 0;
  const isMore = shown > 0 && (page - 1) * perPage + shown < total && page - 1 + pages < Math.ceil(total / perPage);
  const isFull = isMore && pages * perPage >= MAX_ROWS;
  const [failed] = others.failed;
  return {
    context: { ...context, data: rows } as ListControllerResult,
    isReading: others.isReading,
    error: failed?.error ?? null,
    goesOn: isMore && !isFull && !failed,
    isFull,
    more: () => {
      if (others.isReading || failed) return;
      readFar.set(asked, pages + 1);
      setRead({ asked, pages: pages + 1 });
    },
    retry: () => void failed?.refetch(),
  };
}
