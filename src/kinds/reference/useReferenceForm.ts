import { type RaRecord, useRecordContext } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldOf } from '#resources/schema';
import type { Target } from './useTargets.ts';

/** The establishment of the record in the form, whichever is chosen in the header; undefined for a new record of the chosen one. */
export function useOwnEstablishment(): number | undefined {
  const page = useRecordContext<RaRecord & { establishment_id?: number }>();
  const inForm = useWatch({ name: 'establishment_id' }) as number | null | undefined;
  return inForm ?? page?.establishment_id ?? undefined;
}

/** In a row, the chosen title stays beside the id, so that the row can be read before it is saved. */
export function useRememberedTitle(source: string, name: string): (target: Target | undefined) => void {
  const { setValue } = useFormContext();
  const row = source.slice(0, -name.length - 1);
  return (target) => {
    if (row) setValue(`${row}._titles.${name}`, target?.title ?? null);
  };
}

/** What narrows the targets: an operand takes the form's own value, and says nothing while that is empty. */
export function useWhere(where: FieldOf<'reference'>['where']): Readonly<Record<string, unknown>> | undefined {
  const { getValues } = useFormContext();
  if (!where) return undefined;
  const entries = Object.entries(where).map(
    ([name, wanted]) => [name, wanted !== null && typeof wanted === 'object' ? (getValues(wanted.field) ?? undefined) : wanted] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
