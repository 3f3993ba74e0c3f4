import { sql } from 'kysely';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { canGrant, permissionCeiling } from '#/server/access/permissions/permissions.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { byName } from '#model/language';

/** A role given in one establishment, or in all of them (null). */
interface GivenRole {
  establishment: number | null;
  role: number;
}

interface StoredRole {
  id: number;
  name: string;
  type: string;
  permissions: readonly string[];
}

/** Why a user may not be given these roles, by row. Rows that stood there before were somebody else's to give. */
export async function refusedRoles(rows: readonly GivenRole[], before: readonly GivenRole[], work: RecordWork): Promise<FieldErrors> {
  const stood = new Set(before.map(keyOf));
  const fresh = rows.map((row, index) => ({ row, path: `roles.${index}.role` })).filter(({ row }) => !stood.has(keyOf(row)));
  const roles = await readRoles(
    fresh.map(({ row }) => row.role),
    work,
  );
  const errors: FieldErrors = byName();
  for (const { row, path } of fresh) {
    const role = roles.get(row.role);
    const sentence = role && refusalOf(role, row.establishment ?? null, work);
    if (sentence) errors[path] = [sentence];
  }
  rows.forEach((row, index) => {
    if (rows.findIndex((one) => keyOf(one) === keyOf(row)) < index) errors[`roles.${index}.role`] ??= [say('people.role_twice')];
  });
  return errors;
}

const keyOf = ({ establishment, role }: GivenRole) => `${establishment ?? 'all'} ${role}`;

function refusalOf(
  { name, type, permissions }: StoredRole,
  establishment: number | null,
  { caller, clientId, model }: RecordWork,
): Sentence | undefined {
  if (type === 'POS') return say('people.role_of_point_of_sale');
  if ((type === 'admin') !== (clientId === PLATFORM_CLIENT))
    return say(type === 'admin' ? 'people.role_of_platform' : 'people.choose_platform_role');
  // A name that has gone out of use opens nothing, so anybody may hand it on.
  const ceiling = permissionCeiling(model.permissions, clientId === PLATFORM_CLIENT);
  const opening = permissions.filter((one) => ceiling.has(one));
  if (canGrant(caller, opening, establishment)) return undefined;
  return say(establishment === null ? 'people.role_holds_more_everywhere' : 'people.role_holds_more_there', { role: name });
}

async function readRoles(ids: readonly number[], { tx, clientId }: RecordWork): Promise<Map<number, StoredRole>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StoredRole>`
    select id, name, type, permissions from tenant.roles where client_id = ${clientId} and id = any(${[...ids]}::bigint[])`.execute(tx);
  return new Map(rows.map((role) => [role.id, role]));
}
