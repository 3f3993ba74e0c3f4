import type { Identifier } from 'ra-core';
import { isOfEstablishment, type ResourceModel } from '#/model/language/model.ts';
import { takesKey } from '#model/language';
import { pathWith } from './calls.ts';
import type { Download, Request, RequestOptions } from './request.ts';
import { wireId } from './wireId.ts';

/** What a verb is done with: the record's id, the ids of a selection, what its dialog asked. */
export interface VerbInput extends Omit<RequestOptions, 'once'> {
  id?: Identifier;
  ids?: readonly Identifier[];
  input?: Readonly<Record<string, unknown>>;
}

/** What a call of ours answers: `data`, and the host's sentence. */
export interface CallResult<T = unknown> {
  data: T;
  message?: string;
}

/** Does a verb of a resource. A verb that returns a file gives a DownloadedFile. @throws where the resource has no such verb. */
export async function doVerb<T = unknown>(
  request: Request,
  download: Download,
  resource: ResourceModel,
  name: string,
  { id, ids, input, signal, key }: VerbInput = {},
  establishmentId?: number | null,
): Promise<CallResult<T>> {
  const verb = resource.verbs[name];
  if (!verb) throw new Error(`${resource.name} has no verb '${name}'`);
  const scope = verb.on !== 'record' && isOfEstablishment(resource) && establishmentId ? { establishment_id: establishmentId } : {};
  const body = { ...scope, ...(ids && { ids: ids.map(wireId) }), ...input };
  const path = pathWith(verb.path, { id });
  const isGet = verb.method === 'GET';
  const call = [
    verb.method,
    isGet ? path + queryOf(body) : path,
    isGet ? undefined : body,
    { signal, ...(takesKey(verb) && { key, once: true }) },
  ] as const;
  if (verb.returns === 'file') return { data: (await download(...call)) as T };
  return request<T>(...call);
}

/** Puts records into a new order. `within` says which of several orders, by the value of the definition's field. */
export async function reorder(
  request: Request,
  resource: ResourceModel,
  { ids, within }: { ids: readonly Identifier[]; within?: Identifier | null },
  establishmentId?: number | null,
): Promise<CallResult> {
  const { orderable } = resource;
  if (!orderable) throw new Error(`${resource.name} has no order`);
  return request('POST', orderable.path, {
    ...(isOfEstablishment(resource) && establishmentId && { establishment_id: establishmentId }),
    ...(orderable.within && within !== undefined && within !== null && { [withinKey(orderable.within)]: wireId(within) }),
    ids: ids.map(wireId),
  });
}

/** A reference's name on this one call: `category` is sent as `category_id`. */
function withinKey(field: string): string {
  return field.endsWith('_id') ? field : `${field}_id`;
}

function queryOf(input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])),
  );
  return query.size ? `?${query}` : '';
}
