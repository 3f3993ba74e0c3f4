import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useDeferredValue } from 'react';
import { model } from '#/resources/index.ts';
import { isOfEstablishment, resourceOf } from '#/resources/schema/model.ts';
import { useMay } from '#/src/shell/session/useMay.ts';

/** Which record a reference points to. */
export interface Pointer {
  type: string;
  id: number;
}
/** A record that a reference can point to, as a picker shows it. */
export interface Target extends Pointer {
  title: string;
}

/** What narrows the targets of a picker. */
export interface Narrowed {
  where?: Readonly<Record<string, unknown>>;
  /** The establishment whose records are searched; the chosen one where absent. */
  establishmentId?: number;
}

interface Wanted extends Narrowed {
  to: readonly string[];
  typed: string;
  /** Chosen ones whose titles are not known. */
  unknown: readonly Pointer[];
  isOpen: boolean;
}

const CHOICES = 25;

/** Searches a reference's targets on the host, all their kinds at once, and names the chosen ones: a picker never loads them all. */
export function useTargets({ to, typed, unknown, isOpen, where, establishmentId }: Wanted) {
  const search = useDeferredValue(typed).trim();
  const may = useMay();
  const readable = to.filter((name) => may(name, 'list'));
  const found = useAsked(
    readable.map((name) => ({ name, filter: { ...where, ...(search && { q: search }) }, count: CHOICES, enabled: isOpen })),
    establishmentId,
  );
  const named = useAsked(
    readable.map((name) => {
      const ids = unknown.filter(({ type }) => type === name).map(({ id }) => id);
      return { name, filter: { id: ids }, count: ids.length, enabled: ids.length > 0 };
    }),
    establishmentId,
  );
  return { found: found.targets, named: named.targets, isFetching: found.isFetching || search !== typed.trim() };
}

interface Question {
  name: string;
  filter: Readonly<Record<string, unknown>>;
  count: number;
  enabled: boolean;
}

function useAsked(questions: readonly Question[], establishmentId: number | undefined): { targets: Target[]; isFetching: boolean } {
  const dataProvider = useDataProvider();
  const answers = useQueries({
    queries: questions.map(({ name, filter, count, enabled }) => {
      const resource = resourceOf(model, name);
      const asked = {
        filter: isOfEstablishment(resource) && establishmentId ? { ...filter, establishment_id: establishmentId } : filter,
        pagination: { page: 1, perPage: count },
        sort: { field: resource.title, order: 'ASC' as const },
        meta: { fields: [resource.title] },
      };
      return {
        queryKey: [name, 'getList', asked],
        queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getList(name, { ...asked, signal }),
        enabled,
      };
    }),
  });
  const read = (type: string, record: RaRecord): Target => ({
    type,
    id: Number(record.id),
    title: String(record[resourceOf(model, type).title] ?? record.id),
  });
  return {
    targets: answers.flatMap(({ data }, place) => (data?.data ?? []).map((record: RaRecord) => read(questions[place]?.name ?? '', record))),
    isFetching: answers.some((answer) => answer.isFetching),
  };
}
