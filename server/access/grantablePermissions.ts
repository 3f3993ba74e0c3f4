import type { FastifyInstance } from 'fastify';
import type { PermissionName } from '#/resources/schema/model.ts';
import { success } from '#/server/plugins/envelope.ts';
import type { Caller } from './caller.ts';
import { permissionCeiling } from './permissions.ts';

const types = ['POS', 'WEB', 'admin'] as const;

interface Body {
  type?: (typeof types)[number];
}

const body = {
  type: 'object',
  title: 'Permission list',
  properties: { type: { enum: types } },
  additionalProperties: false,
};
const names = { type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, group: { type: 'string' } }, required: ['name', 'group'] } };
const config = {
  permission: ['RolesPermissions', 'SuperAdminRolesPermissions'],
  describes: {
    tag: 'Roles',
    summary: 'The permissions that one may put into a role of a type',
    body,
    data: { type: 'object', properties: { list: names }, required: ['list'] },
  },
};

/** POST /api/permission/list: the names that the caller may grant in a role of that type (WEB where none is said), in the catalogue's order. */
export function grantablePermissions(app: FastifyInstance, catalogue: readonly PermissionName[]): void {
  app.post<{ Body: Body | null }>('/api/permission/list', { config, schema: { body } }, async ({ caller, body: asked }) =>
    success({ list: grantable(catalogue, caller, asked?.type ?? 'WEB') }),
  );
}

/** A role of super-admins is the platform's alone to write. */
function grantable(catalogue: readonly PermissionName[], caller: Caller, type: (typeof types)[number]): PermissionName[] {
  if (type === 'admin' && !caller.isPlatform) return [];
  const ceiling = permissionCeiling(catalogue, type === 'admin');
  return catalogue.filter(({ name }) => ceiling.has(name) && caller.permissionsAnywhere.has(name));
}
