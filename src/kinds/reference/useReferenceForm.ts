import { type RaRecord, useRecordContext, useResourceContext } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { isPlatformUser } from '#/authProvider/account.ts';
import { numberIn } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import type { FieldOf } from '#model/language';
import type { Narrowed, Target } from './useTargets.ts';

/**
 * The establishment of the record in the form, whichever is chosen in the header (undefined for a new record of the chosen one); for a
 * super-admin its business too.
 */
export function useRecordOwner(): Pick<Narrowed, 'establishmentId' | 'clientId'> {
  const page = useRecordContext<RaRecord & { establishment_id?: number; client_id?: number }>();
  const { user, establishment, establishments } = useSession();
  const resource = model.resources[useResourceContext() ?? ''];
  const [ofForm, ofBusiness]: readonly unknown[] = useWatch({ name: ['establishment_id', 'client_id'] });
  const establishmentId = numberIn(ofForm) ?? page?.establishment_id ?? undefined;
  if (!isPlatformUser(user)) return { establishmentId };
  const named = numberIn(ofBusiness) ?? page?.client_id;
  if (resource?.scope === 'client') return { establishmentId, clientId: named ?? PLATFORM };
  const there = establishments.find(({ id }) => id === (establishmentId ?? establishment?.id));
  return { establishmentId, clientId: named ?? there?.client_id };
}

/** The platform's own records, which a super-admin makes who names no business. */
const PLATFORM = 0;

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
  const wanted = Object.entries(where ?? {});
  const fields = wanted.flatMap(([, operand]) => (isOperand(operand) ? [operand.field] : []));
  const values: readonly unknown[] = useWatch({ name: fields });
  if (!where) return undefined;
  const entries = wanted.map(
    ([name, operand]) => [name, isOperand(operand) ? (values[fields.indexOf(operand.field)] ?? undefined) : operand] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const isOperand = (wanted: unknown): wanted is { field: string } => wanted !== null && typeof wanted === 'object';
