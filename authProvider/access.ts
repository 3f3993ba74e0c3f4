import { type PermissionsWhen, permissionsOf } from '#resources/schema';

/** What access reads of the compiled model. */
export interface AccessModel {
  resources: Readonly<Record<string, AccessResource>>;
}
interface AccessResource {
  permissions: Partial<Record<Operation, string>>;
  permissionsWhen?: readonly PermissionsWhen[];
  verbs?: Readonly<Record<string, { permission: string }>>;
}

type Operation = 'list' | 'view' | 'create' | 'edit' | 'delete';

/** react-admin's words for what a definition calls otherwise. */
const operations: Readonly<Record<string, Operation>> = {
  list: 'list',
  read: 'list',
  export: 'list',
  view: 'view',
  show: 'view',
  create: 'create',
  clone: 'create',
  edit: 'edit',
  update: 'edit',
  delete: 'delete',
};

/**
 * Whether the names held allow an action on a resource: the generic five by the definition's permissions or by one that some of its records have instead, a verb by its own. What is no resource is asked for as a permission name. What the definition leaves out nobody may do.
 */
export function holdsAccess({ resources }: AccessModel, held: ReadonlySet<string>, resource: string, action: string): boolean {
  const known = resources[resource];
  if (!known) return held.has(resource);
  const operation = operations[action];
  const verb = known.verbs?.[action]?.permission;
  if (verb !== undefined) return held.has(verb);
  if (!operation) return false;
  const names = permissionsOf(known, operation);
  return names.some((name) => held.has(name));
}
