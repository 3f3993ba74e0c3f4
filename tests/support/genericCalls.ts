import { type Model, type ResourceModel, viewPath } from '#/model/language/model.ts';
import { ACTIVITY_RESOURCE } from '#/resources/reference/activity.ts';
import {
  COMMENT_CALLS,
  commentsPath,
  type Doing,
  doingOf,
  hasComments,
  type Permissions,
  permissionFor,
  permissionsOf,
} from '#model/language';
import { share } from './thorough.ts';

/** One call that the definitions promise, whoever asks. */
export interface GenericCall {
  /** `taxes edit`. */
  name: string;
  endpoint: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{id}` stands for a record. */
  path: string;
  kind:
    | 'list'
    | 'view'
    | 'create'
    | 'edit'
    | 'delete'
    | 'bulk edit'
    | 'bulk delete'
    | 'history'
    | 'revert'
    | 'verb'
    | 'comments'
    | 'comment written';
  verb?: string;
}

/** Every generic call and verb of a model, a path that two variants share once. */
export function genericCalls(model: Model): GenericCall[] {
  const calls = new Map<string, GenericCall>();
  for (const resource of Object.values(model.resources)) {
    const { endpoint, name } = resource;
    const has = (call: keyof Permissions) => permissionsOf(resource, call).length > 0;
    const add = (kind: GenericCall['kind'], method: GenericCall['method'], path: string, verb?: string) => {
      const key = `${method} ${path} ${kind}`;
      if (!calls.has(key)) calls.set(key, { name: `${name} ${verb ?? kind}`, endpoint, method, path, kind, ...(verb && { verb }) });
    };
    if (has('list')) add('list', 'POST', resource.paths?.list ?? `${endpoint}/list`);
    if (has('view')) add('view', 'GET', viewPath(resource));
    if (has('create')) add('create', 'POST', endpoint);
    if (has('edit')) add('edit', 'PUT', `${endpoint}/{id}`);
    if (has('edit')) add('bulk edit', 'POST', `${endpoint}/bulk`);
    if (has('delete')) add('delete', 'DELETE', `${endpoint}/{id}`);
    if (has('delete')) add('bulk delete', 'POST', `${endpoint}/bulk`);
    if (has('view') && name !== ACTIVITY_RESOURCE) add('history', 'POST', `${endpoint}/{id}/history`);
    if (has('edit') && name !== ACTIVITY_RESOURCE) add('revert', 'POST', `${endpoint}/{id}/revert`);
    if (hasComments(resource))
      // One door for all of them: each resource takes some.
      for (const call of share(COMMENT_CALLS, 4, name))
        add(call === 'list' || call === 'people' ? 'comments' : 'comment written', 'POST', commentsPath(endpoint, call));
    for (const verb of Object.values(resource.verbs)) add('verb', verb.method, verb.path, verb.name);
  }
  return [...calls.values()];
}

/** The resource that answers a caller there: variants may share a path. */
export function servedTo(model: Model, call: GenericCall, isPlatform: boolean): ResourceModel | undefined {
  return Object.values(model.resources).find(
    (one) => one.endpoint === call.endpoint && (!one.callers || one.callers === (isPlatform ? 'platform' : 'client')),
  );
}

/** Whether a call is about the comments on a record. */
const isAboutComments = (kind: GenericCall['kind']) => kind === 'comments' || kind === 'comment written';

/** The permission of the generic five that a call asks. */
function callOf({ kind }: GenericCall): keyof Permissions | undefined {
  if (kind === 'verb') return undefined;
  if (kind === 'history' || isAboutComments(kind)) return 'view';
  return kind === 'bulk edit' || kind === 'revert' ? 'edit' : kind === 'bulk delete' ? 'delete' : kind;
}

/** What a call does, as a definition says where a permission must be held for it. */
export function doingOfCall(resource: ResourceModel, call: GenericCall): Doing {
  const verb = resource.verbs[call.verb ?? ''];
  return verb ? doingOf(verb) : (callOf(call) as Doing);
}

/** What a call asks beside its own permission: a record's history is part of the activity log. */
export function companionsOf({ kind }: GenericCall): string[] {
  return kind === 'history' || kind === 'revert' ? ['ActivityLog'] : [];
}

/** Every permission that opens a call for some record. */
export function openersOf(resource: ResourceModel | undefined, call: GenericCall): string[] {
  const name = callOf(call);
  if (!resource || (isAboutComments(call.kind) && !hasComments(resource))) return [];
  return name ? permissionsOf(resource, name) : [resource.verbs[call.verb ?? '']?.permission].filter((one) => one !== undefined);
}

/** The permission that a call about this record asks. */
export function permissionOf(
  resource: ResourceModel | undefined,
  call: GenericCall,
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  const name = callOf(call);
  return resource && (name ? permissionFor(resource, name, record) : resource.verbs[call.verb ?? '']?.permission);
}

/** No entry of the activity log ever has this id. */
const NO_ENTRY = 999_999_999;

/** A body that changes one record or deletes it among many, where the call is such a one; else one that does no harm. */
export function takeOver(call: GenericCall, { title }: ResourceModel, id: number): object | undefined {
  if (call.kind === 'edit') return { [title]: 'Taken over' };
  if (call.kind === 'bulk edit') return { ids: [id], set: { [title]: 'Taken over' } };
  return call.kind === 'bulk delete' ? { ids: [id], delete: true } : harmlessBody(call, [id]);
}

/** Whether a call is open to whoever may see the record. A harmless body writes no comment: what is wrong with it is said to them alone. */
export const shows = ({ kind }: GenericCall) => kind === 'list' || kind === 'view' || isAboutComments(kind);

/** A body that does no harm: nothing to change, nobody to delete. */
export function harmlessBody({ kind, method }: GenericCall, ids: readonly number[]): object | undefined {
  if (kind === 'bulk edit') return { ids, set: {} };
  if (kind === 'bulk delete') return { ids: [], delete: true };
  if (kind === 'revert') return { activity_id: NO_ENTRY };
  return method === 'GET' || method === 'DELETE' ? undefined : {};
}
