import { type RaRecord, useGetList, useGetMany } from 'ra-core';
import { useDeferredValue } from 'react';
import { model } from '#/resources/index.ts';
import { resourceOf } from '#/resources/schema/model.ts';

/** A record that a reference can point to, as a picker shows it. */
export interface Target {
  id: number;
  title: string;
}

const CHOICES = 25;

/** Searches a reference's targets on the host, and names the chosen ones: a picker never loads them all. */
export function useTargets(to: string, typed: string, chosen: readonly number[], isOpen: boolean, where?: Readonly<Record<string, unknown>>) {
  const { title } = resourceOf(model, to);
  const search = useDeferredValue(typed);
  const filter = { ...where, ...(search ? { q: search } : {}) };
  const { data: found = [], isFetching } = useGetList(
    to,
    { filter, pagination: { page: 1, perPage: CHOICES }, sort: { field: title, order: 'ASC' } },
    { enabled: isOpen },
  );
  const { data: named = [] } = useGetMany(to, { ids: [...chosen] }, { enabled: chosen.length > 0 });
  const read = (record: RaRecord): Target => ({ id: Number(record.id), title: String(record[title] ?? record.id) });
  return { found: found.map(read), named: named.filter(Boolean).map(read), isFetching };
}
