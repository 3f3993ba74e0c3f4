/** What access reads of the compiled model. */
export interface AccessModel {
  resources: Readonly<Record<string, { permissions: Partial<Record<Operation, string>>; verbs?: Readonly<Record<string, { permission: string }>> }>>;
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
 * Whether the names held allow an action on a resource: the generic five by the definition's permissions (`view` is `list` where
 * absent), a verb by its own. What is no resource is asked for as a permission name. What the definition leaves out nobody may do.
 */
export function holdsAccess({ resources }: AccessModel, held: ReadonlySet<string>, resource: string, action: string): boolean {
  const known = resources[resource];
  if (!known) return held.has(resource);
  const operation = operations[action];
  const generic = operation && (known.permissions[operation] ?? (operation === 'view' ? known.permissions.list : undefined));
  const permission = known.verbs?.[action]?.permission ?? generic;
  return permission !== undefined && held.has(permission);
}
