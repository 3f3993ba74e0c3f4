import { type RawBuilder, sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Model, ResourceModel } from '#/model/language/model.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse, canUseEverywhere } from '#/server/access/permissions/permissions.ts';
import { childTable } from '#/server/foundation/database/names.ts';
import { type FieldErrors, forbidden } from '#/server/foundation/http/apiError.ts';
import {
  type Doing,
  establishmentColumn,
  establishmentField,
  establishmentsOfRecord,
  heldInEstablishments,
  mustHoldEverywhere,
  problem,
} from '#model/language';
import type { RecordWork } from './extensionPoints.ts';
import { belongingTo, every, rowsOf, source } from './rowScope.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Whether a permission opens this for any record at all: held somewhere, or in all establishments where the definition asks for that
 * (`heldIn`).
 */
export function opens(caller: Caller, resource: ResourceModel, doing: Doing, permission: string): boolean {
  return mustHoldEverywhere(resource, doing) ? canUseEverywhere(caller, permission) : canUse(caller, permission);
}

/**
 * Refuses what the caller may see but not do to a stored record of a business: it belongs to establishments where they do not hold the
 * permission, or (to change it) is used there. @throws ApiError 403
 */
export async function refuseNotHeld(work: RecordWork, permission: string, doing: Doing, id: number): Promise<void> {
  const { tx, caller, resource, clientId } = work;
  const held = caller.establishmentsWith(permission);
  if (resource.scope !== 'client' || held === 'all') return;
  if (held.length === 0 || mustHoldEverywhere(resource, doing)) throw forbidden();
  const rowScope = { clientId };
  const there = heldInEstablishments(resource)
    ? belongingTo(rowScope, resource, 't', held)
    : doing === 'view' || doing === 'read'
      ? []
      : usedOnlyIn(work, held);
  if (!there.length) return;
  const { rows } = await sql`
    select 1 from ${source(rowScope, resource.table)} as t where t.client_id = ${clientId} and t.id = ${id} and ${every(there)}`.execute(
    tx,
  );
  if (!rows.length) throw forbidden(heldInEstablishments(resource) ? BELONGS_ELSEWHERE : USED_ELSEWHERE);
}

const BELONGS_ELSEWHERE = say('records.belongs_elsewhere');
const USED_ELSEWHERE = say('records.used_elsewhere');

/**
 * Judges whose a record is that is about to be stored: its establishments must all be such in which the permission is held. @throws
 * ApiError 403 where it is held in none
 */
export function validateEstablishments({ caller, resource }: RecordWork, permission: string, record: Values, problems: FieldErrors): void {
  const held = caller.establishmentsWith(permission);
  if (resource.scope !== 'client' || held === 'all') return;
  if (held.length === 0) throw forbidden();
  const named = establishmentField(resource);
  if (!named) return;
  const { field, column } = named;
  const values = [record[field.name] ?? []].flat();
  const isHeld = (establishmentId: unknown) => typeof establishmentId === 'number' && held.includes(establishmentId);
  for (const [at, value] of values.entries()) {
    const establishmentId = column === undefined ? value : valuesIn(value)[column];
    if (!isHeld(establishmentId))
      problems[column === undefined ? field.name : `${field.name}.${at}.${column}`] ??= [
        problem(establishmentId ? 'not_in_that_establishment' : 'choose_establishment'),
      ];
  }
  const establishments = establishmentsOfRecord(resource, record);
  if (establishments === 'all' && !Object.keys(problems).length) problems[field.name] = [problem('choose_establishment')];
}

/** That every record which refers to this one stands in one of these establishments. */
function usedOnlyIn({ model, resource, clientId }: RecordWork, held: readonly number[]): RawBuilder<unknown>[] {
  const { heldIn } = resource;
  if (typeof heldIn !== 'object' || !('whereUsed' in heldIn)) return [];
  return heldIn.whereUsed.map((path) => {
    const { table, reference, establishment } = useOf(model, path);
    const column = sql.ref(`u.${establishment}`);
    return sql`not exists (select 1 from ${rowsOf({ clientId }, table)} as u
      where u.client_id = t.client_id and ${sql.ref(`u.${reference}`)} = t.id and (${column} is null
        or ${column} <> all(${[...held]}::bigint[])))`;
  });
}

/** Where the references of a path stand: `employees.role`, or `users.roles.role` in rows. */
function useOf({ resources }: Model, path: string): { table: string; reference: string; establishment: string } {
  const [name = '', own = '', inRow] = path.split('.');
  const user = resources[name];
  const field = user?.fields[own];
  if (!user || !field) throw new Error(`There is no field '${path}'`);
  if (field.kind !== 'lines' || inRow === undefined) return { table: user.table, reference: own, establishment: 'establishment_id' };
  return { table: childTable(user.table, own), reference: inRow, establishment: establishmentColumn(field.fields) ?? '' };
}

/** The one establishment that a line of the activity log is kept under: the record's own, or the only one that it belongs to. */
export function establishmentInLog(
  { resource, establishmentId }: Pick<RecordWork, 'resource' | 'establishmentId'>,
  record: Values,
): number | null {
  if (establishmentId !== null || !heldInEstablishments(resource)) return establishmentId;
  const establishments = establishmentsOfRecord(resource, record);
  return establishments !== 'all' && establishments.length === 1 ? (establishments[0] ?? null) : null;
}
