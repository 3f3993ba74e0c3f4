import { useMutationState } from '@tanstack/react-query';
import { type RaRecord, useListContext, useStore } from 'ra-core';
import { useEffect } from 'react';
import { useTitleOf } from '#/src/kinds/useTitleOf.ts';
import { useResourceModel } from '../parts/useResourceModel.ts';

/** What was deleted: one record by its title, or several. */
export interface Deleted {
  name: string | null;
  count: number;
}

interface Asked {
  filter: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface Deletion {
  resource?: string;
  id?: unknown;
  ids?: readonly unknown[];
  previousData?: RaRecord;
}

/** Keeps since when the list has asked what it asks; a list that is found empty can then say what emptied it. */
export function useAskedSince(storeKey: string): number {
  const { filterValues } = useListContext();
  const [asked, setAsked] = useStore<Asked | null>(`${storeKey}.asked`, null);
  const filter = JSON.stringify(filterValues);
  useEffect(() => {
    if (asked?.filter !== filter) setAsked({ filter, at: Date.now() });
  }, [asked, filter, setAsked]);
  return asked?.filter === filter ? asked.at : Number.POSITIVE_INFINITY;
}

/** The last deletion of the resource's records, where the list has asked the same since before it. */
export function useDeleted(askedSince: number): Deleted | undefined {
  const resource = useResourceModel();
  const titleOf = useTitleOf();
  const { name } = resource;
  const done = useMutationState({
    filters: {
      status: 'success',
      predicate: ({ options: { mutationKey = [] } }) => mutationKey[1] === 'delete' || mutationKey[1] === 'deleteMany',
    },
    select: ({ state }) => ({ at: state.submittedAt, of: (state.variables ?? {}) as Deletion }),
  });
  const last = done.filter(({ at, of }) => of.resource === name && at >= askedSince).at(-1);
  if (!last) return undefined;
  const { ids, previousData } = last.of;
  return ids ? { name: null, count: ids.length } : { name: previousData ? titleOf(resource, previousData) : `#${last.of.id}`, count: 1 };
}
