import { matches } from './conditions.ts';
import type { Permissions, PermissionsWhen } from './resource.ts';

/** What of a resource says who may do what. */
interface Guarded {
  readonly permissions: Permissions;
  readonly permissionsWhen?: readonly PermissionsWhen[];
}
type Call = keyof Permissions;
type Values = Readonly<Record<string, unknown>>;

/** The permission that a call about this very record needs; undefined where nobody may. */
export function permissionFor({ permissions, permissionsWhen = [] }: Guarded, call: Call, record: Values): string | undefined {
  if (call === 'list' || call === 'view') return permissions[call];
  const variant = permissionsWhen.find(({ when }) => matches(when, record));
  return variant ? variant[call] : permissions[call];
}

/** Every permission that opens a call for some record: what a button, a route and a menu ask before a record is known. */
export function permissionsOf({ permissions, permissionsWhen = [] }: Guarded, call: Call): string[] {
  const names =
    call === 'list' || call === 'view' ? [permissions[call]] : [permissions[call], ...permissionsWhen.map((variant) => variant[call])];
  return [...new Set(names.filter((name) => name !== undefined))];
}
