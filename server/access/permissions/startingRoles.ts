import { nameOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { isPlatformPermission } from '#/resources/reference/permissions.ts';
import { type Causer, recordActivity } from '#/server/foundation/activity/record.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { defaultsOf } from '../account/addUser.ts';

/** A role that a new business begins with. */
export interface StartingRole {
  name: string;
  type: 'WEB' | 'POS';
  permissions: readonly string[];
}

/** What a till asks of whoever works at it. */
const posNames = ['Orders', 'OrderView', 'OrderCreate'];
/** May list products and see orders, no more. */
const staffNames = ['Products', 'OrdersHistory', 'Orders', 'OrderView'];
/** No cost, no roles. */
const WITHHELD = /^(CostView|RolesPermissions|POSRole|WebRole)/;

/** The roles of a new business, to be used, changed or deleted: three for this dashboard, two for its tills. */
export function startingRoles({ permissions }: Model): StartingRole[] {
  const manager = permissions.map(({ name }) => name).filter((name) => !isPlatformPermission(name) && !WITHHELD.test(name));
  const accountant = permissions
    .filter(
      ({ group, name }) =>
        ['reports', 'money'].includes(group) || ['PaymentHistory', 'OrdersHistory', 'OrderView', 'CostView'].includes(name),
    )
    .map(({ name }) => name);
  return [
    { name: 'Manager', type: 'WEB', permissions: manager },
    { name: 'Staff', type: 'WEB', permissions: staffNames },
    { name: 'Accountant', type: 'WEB', permissions: accountant },
    { name: 'Server', type: 'POS', permissions: posNames },
    { name: 'Shift lead', type: 'POS', permissions: posNames },
  ];
}

/** Adds roles to a business and answers their ids by name. `at`: ISO 8601 UTC. */
export async function addRoles(
  tx: Transaction,
  model: Model,
  clientId: number,
  roles: readonly StartingRole[],
  at: string,
): Promise<Map<string, number>> {
  const rows = roles.map(({ permissions, ...role }) => ({
    ...defaultsOf(resourceOf(model, 'roles')),
    ...role,
    client_id: clientId,
    permissions: JSON.stringify(permissions),
    created_at: at,
    updated_at: at,
  }));
  const added = await tx.insertInto('public.roles').values(rows).returning(['id', 'name']).execute();
  return new Map(added.map(({ id, name }) => [String(name), Number(id)]));
}

/** Gives a business its first roles, each with its line in the activity log; one that has roles already keeps its own. */
export async function giveStartingRoles(tx: Transaction, model: Model, clientId: number, by: Causer, at: string): Promise<void> {
  const stored = await tx.selectFrom('public.roles').select('id').where('client_id', '=', clientId).limit(1).execute();
  if (stored.length > 0) return;
  const roles = startingRoles(model);
  const ids = await addRoles(tx, model, clientId, roles, at);
  for (const { name, type, permissions } of roles) {
    const changes = { name: [null, name], type: [null, type], permissions: [null, permissions] } as const;
    const subject = { subjectType: 'roles', subjectId: ids.get(name) };
    await recordActivity(tx, {
      clientId,
      event: 'created',
      description: say('activity.created', { resource: nameOf(resourceOf(model, 'roles')), title: name }),
      ...subject,
      changes,
      by,
      at,
    });
  }
}
