import type { Model, ResourceModel } from '#/resources/schema/model.ts';

/** One call that the definitions promise, whoever asks. */
export interface GenericCall {
  /** `taxes edit`. */
  name: string;
  endpoint: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{id}` stands for a record. */
  path: string;
  kind: 'list' | 'view' | 'create' | 'edit' | 'delete' | 'bulk edit' | 'bulk delete' | 'verb';
  verb?: string;
}

/** Every generic call and verb of a model, a path that two faces share once. */
export function genericCalls(model: Model): GenericCall[] {
  const calls = new Map<string, GenericCall>();
  for (const resource of Object.values(model.resources)) {
    const { endpoint, permissions, name } = resource;
    const add = (kind: GenericCall['kind'], method: GenericCall['method'], path: string, verb?: string) => {
      const key = `${method} ${path} ${kind}`;
      if (!calls.has(key)) calls.set(key, { name: `${name} ${verb ?? kind}`, endpoint, method, path, kind, ...(verb && { verb }) });
    };
    if (permissions.list) add('list', 'POST', resource.paths?.list ?? `${endpoint}/list`);
    if (permissions.view) add('view', 'GET', `${endpoint}/{id}`);
    if (permissions.create) add('create', 'POST', endpoint);
    if (permissions.edit) add('edit', 'PUT', `${endpoint}/{id}`);
    if (permissions.edit) add('bulk edit', 'POST', `${endpoint}/bulk`);
    if (permissions.delete) add('delete', 'DELETE', `${endpoint}/{id}`);
    if (permissions.delete) add('bulk delete', 'POST', `${endpoint}/bulk`);
    for (const verb of Object.values(resource.verbs)) add('verb', verb.method, verb.path, verb.name);
  }
  return [...calls.values()];
}

/** The resource that answers a caller there: faces may share a path. */
export function servedTo(model: Model, call: GenericCall, isPlatform: boolean): ResourceModel | undefined {
  return Object.values(model.resources).find((one) => one.endpoint === call.endpoint && (!one.callers || one.callers === (isPlatform ? 'platform' : 'client')));
}

/** The permission that a resource asks for a call. */
export function permissionOf(resource: ResourceModel | undefined, { kind, verb }: GenericCall): string | undefined {
  if (kind === 'verb') return verb === undefined ? undefined : resource?.verbs[verb]?.permission;
  return resource?.permissions[kind === 'bulk edit' ? 'edit' : kind === 'bulk delete' ? 'delete' : kind];
}

/** A body that does no harm: nothing to change, nobody to delete. */
export function harmlessBody({ kind, method }: GenericCall, ids: readonly number[]): object | undefined {
  if (kind === 'bulk edit') return { ids, set: {} };
  if (kind === 'bulk delete') return { ids: [], delete: true };
  return method === 'GET' || method === 'DELETE' ? undefined : {};
}
