import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Caller } from './caller.ts';
import { canGrant, permissionCeiling, programCeiling } from './permissions.ts';

/** The types of roles, and what holds rights without being a person. */
const types = ['POS', 'WEB', 'admin', 'program'] as const;

type GrantedModel = Pick<Model, 'permissions' | 'resources'>;

interface Body {
  type?: (typeof types)[number];
  role_id?: number;
}

const body = {
  type: 'object',
  title: 'Permission list',
  properties: {
    type: { enum: types },
    role_id: { type: 'integer', minimum: 1, description: 'A role that is changed: only names that one holds wherever somebody has it' },
  },
  additionalProperties: false,
};
const names = {
  type: 'array',
  items: { type: 'object', properties: { name: { type: 'string' }, group: { type: 'string' } }, required: ['name', 'group'] },
};
const config = {
  permission: ['RolesPermissions', 'SuperAdminRolesPermissions', 'ApiKeys'],
  describes: {
    tag: 'Roles',
    summary: 'The permissions that one may put into a role of a type, or give to a program',
    body,
    data: { type: 'object', properties: { list: names }, required: ['list'] },
  },
};

/**
 * POST /api/permission/list: the names that the caller may grant in a role of that type (WEB where none is said), or give to a program,
 * in the catalogue's order.
 */
export function grantablePermissions(app: FastifyInstance, model: GrantedModel, database: Database): void {
  app.post<{ Body: Body | null }>('/api/permission/list', { config, schema: { body } }, async ({ caller, body: asked }) => {
    const { type = 'WEB', role_id } = asked ?? {};
    const establishments = role_id === undefined ? [] : await establishmentsOf(database, caller, role_id);
    const list = grantable(model, caller, type).filter(({ name }) =>
      establishments.every((establishment) => canGrant(caller, [name], establishment)),
    );
    return success({ list });
  });
}

/** A role of super-admins is the platform's alone to write. */
function grantable(model: GrantedModel, caller: Caller, type: (typeof types)[number]) {
  if (type === 'admin' && !caller.isPlatform) return [];
  const ceiling = type === 'program' ? programCeiling(model) : permissionCeiling(model.permissions, type === 'admin');
  return model.permissions.filter(({ name }) => ceiling.has(name) && caller.permissionsAnywhere.has(name));
}

/**
 * Where somebody has the role: establishments, or everywhere (null). @throws {ApiError} 404 where there is no such role on the caller's
 * side of the tenants' wall.
 */
async function establishmentsOf(database: Database, { isPlatform, clientId }: Caller, role: number): Promise<(number | null)[]> {
  const { rows } = await database.platform(
    (tx) =>
      sql<{ isHeld: boolean; establishment: number | null }>`
        select distinct l.role is not null as "isHeld", l.establishment
        from public.roles r left join public.users_roles l on l.client_id = r.client_id and l.role = r.id
        where r.id = ${role} and (${isPlatform} or r.client_id = ${clientId})`.execute(tx),
    { readonly: true },
  );
  if (rows.length === 0) throw notFound(say('access.no_such_role'));
  return rows.filter(({ isHeld }) => isHeld).map(({ establishment }) => establishment);
}
