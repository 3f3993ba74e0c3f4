import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useDeferredValue } from 'react';
import { type FieldModel, isOfEstablishment, type ResourceModel } from '#/model/language/model.ts';
import { useTitleOf } from '../useTitleOf.ts';
import { useTargetVariant } from './useTargetVariant.ts';

/** Which record a reference points to. */
export interface Pointer {
  type: string;
  id: number;
}
/** A record that a reference can point to, as a picker shows it. */
export interface Target extends Pointer {
  title: string;
  /** What names it alone, as a scanner reads it: its bar code, its SKU. */
  codes?: readonly string[];
  /** What else it is searched by: tells those apart that are called alike. */
  beside?: readonly string[];
}

/** What narrows the targets of a picker. */
export interface Narrowed {
  where?: Readonly<Record<string, unknown>>;
  /** The establishment whose records are searched; the chosen one where absent. */
  establishmentId?: number;
  /** For a super-admin: the business whose records are searched; every one's where absent. */
  clientId?: number;
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
export function useTargets({ to, typed, unknown, isOpen, where, ...owner }: Wanted) {
  const search = useDeferredValue(typed).trim();
  const variantOf = useTargetVariant();
  const readable = to.flatMap((type) => {
    const resource = variantOf(type, Object.keys(where ?? {}));
    return resource ? [{ type, resource }] : [];
  });
  const found = useAsked(
    readable.map((one) => ({ ...one, filter: { ...where, ...(search && { q: search }) }, count: CHOICES, enabled: isOpen })),
    owner,
  );
  const named = useAsked(
    readable.map((one) => {
      const ids = unknown.filter(({ type }) => type === one.type).map(({ id }) => id);
      return { ...one, filter: { id: ids }, count: ids.length, enabled: ids.length > 0 };
    }),
    owner,
  );
  return {
    found: found.targets,
    named: named.targets,
    isNaming: named.isFetching,
    isFetching: found.isFetching || search !== typed.trim(),
  };
}

interface Question {
  /** What the reference names, and through which resource or variant of it this person finds it. */
  type: string;
  resource: ResourceModel;
  filter: Readonly<Record<string, unknown>>;
  count: number;
  enabled: boolean;
}

function useAsked(questions: readonly Question[], { establishmentId, clientId }: Narrowed): { targets: Target[]; isFetching: boolean } {
  const dataProvider = useDataProvider();
  const titleOf = useTitleOf();
  const answers = useQueries({
    queries: questions.map(({ resource, filter, count, enabled }) => {
      const { name, title, scope } = resource;
      const asked = {
        filter: {
          ...filter,
          ...(isOfEstablishment(resource) && establishmentId && { establishment_id: establishmentId }),
          ...(scope === 'client' && clientId !== undefined && { client_id: clientId }),
        },
        pagination: { page: 1, perPage: count },
        sort: { field: title, order: 'ASC' as const },
        meta: { fields: [title, ...searchedBeside(resource).map(({ name }) => name)] },
      };
      return {
        queryKey: [name, 'getList', asked],
        queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getList(name, { ...asked, signal }),
        enabled,
      };
    }),
  });
  const read = ({ type, resource }: Question, record: RaRecord): Target => {
    const said = searchedBeside(resource).flatMap((field) => (record[field.name] ? [{ field, text: String(record[field.name]) }] : []));
    const codes = said.flatMap(({ field, text }) => ('unique' in field && field.unique ? [text] : []));
    return { type, id: Number(record.id), title: titleOf(resource, record), codes, beside: said.map(({ text }) => text) };
  };
  return {
    targets: questions.flatMap((question, index) => (answers[index]?.data?.data ?? []).map((record: RaRecord) => read(question, record))),
    isFetching: answers.some((answer) => answer.isFetching),
  };
}

/** The texts that are searched, but for the title. */
function searchedBeside({ fields, title }: ResourceModel): FieldModel[] {
  return Object.values(fields).filter((field) => field.search && field.name !== title && field.kind !== 'reference');
}
