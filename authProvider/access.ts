import {
  type Doing,
  doingOf,
  type HeldIn,
  mustHoldEverywhere,
  type PermissionsWhen,
  permissionsOf,
  type Scope,
  type Verb,
} from '#model/language';

/** What access reads of the compiled model. */
export interface AccessModel {
  resources: Readonly<Record<string, AccessResource>>;
}
interface AccessResource {
  permissions: Partial<Record<Operation, string>>;
  permissionsWhen?: readonly PermissionsWhen[];
  scope?: Scope;
  heldIn?: HeldIn;
  verbs?: Readonly<Record<string, { permission: string } & Partial<Pick<Verb, 'on' | 'effect'>>>>;
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
 * Whether the names held allow an action on a resource: the generic five by the definition's permissions or by one that some of its records
 * have instead, a verb by its own. What is no resource is asked for as a permission name. What the definition leaves out nobody may do.
 * @param everywhere those that are held in every establishment, as some actions ask; all where it is not said.
 */
export function holdsAccess(
  { resources }: AccessModel,
  held: ReadonlySet<string>,
  resource: string,
  action: string,
  everywhere = held,
): boolean {
  const known = resources[resource];
  if (!known) return held.has(resource);
  const namesFor = (doing: Doing) => (mustHoldEverywhere(known, doing) ? everywhere : held);
  const operation = operations[action];
  const verb = known.verbs?.[action];
  if (verb) return namesFor(doingOf({ on: verb.on ?? 'record', effect: verb.effect ?? 'write' })).has(verb.permission);
  if (!operation) return false;
  return permissionsOf(known, operation).some((name) => namesFor(operation).has(name));
}
