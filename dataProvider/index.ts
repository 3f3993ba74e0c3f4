import type { CreateParams, DataProvider, RaRecord, UpdateParams } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { isOfEstablishment, type Model, resourceOf } from '#/model/language/model.ts';
import { bulk } from './bulk.ts';
import { withDataVersion } from './dataVersion.ts';
import { createHostMethods, type HostMethods } from './hostMethods.ts';
import { MAX_PER_PAGE } from './listRequest.ts';
import { messageOf } from './messages.ts';
import { bulkInput, createInput, editInput } from './recordInput.ts';
import { createDownload, createRequest, type RequestSettings } from './request.ts';
import { createRestClient } from './restClient.ts';
import { wireId } from './wireId.ts';
import { createWriteClock } from './writeClock.ts';

/*
 * react-admin's method → call of the API contract ({base}: the resource's endpoint)
 *
 * getList          → POST {base}/list   {page, per_page, sort_by, sort_order, search, filters, establishment_id, fields}
 * getOne           → GET {base}/{id}
 * getMany          → POST {base}/list   {filters: {id: […]}}, 500 at a time
 * getManyReference → POST {base}/list   {filters: {[target]: id}, …}
 * create           → POST {base}        the writable fields, establishment_id
 * update           → PUT {base}/{id}    the fields that changed, updated_at
 * updateMany       → POST {base}/bulk   {ids, set}
 * delete           → DELETE {base}/{id}?establishment_id=
 * deleteMany       → POST {base}/bulk   {ids, delete: true, move_to: where `meta: { moveTo }` says it}
 *
 * verb             → the verb's own method and path
 * reorder          → POST the resource's order path  {establishment_id, {within}_id, ids}
 * report           → POST the report's endpoint
 * reportOrders     → POST {the report's endpoint}/orders
 * call             → one of calls.ts
 * exportJob        → POST generate, GET status until it is made, GET download
 * upload           → POST get-presigned-url, PUT the bytes there
 */

export interface DataProviderSettings extends RequestSettings {
  model: Model;
  /** The chosen establishment; none: all of the reader's. */
  getEstablishmentId: () => number | null | undefined;
}

export interface HostDataProvider extends DataProvider, HostMethods {}

/** Makes the data provider: ra-data-simple-rest over a client that speaks the API contract, and what that dialect has no word for. */
export function createDataProvider(given: DataProviderSettings): HostDataProvider {
  const { model, getEstablishmentId } = given;
  const clock = createWriteClock(model, withDataVersion(given.fetch));
  const settings = { ...given, fetch: clock.fetch };
  const request = createRequest(settings);
  const client = createRestClient({ model, request, getEstablishmentId });
  const rest = simpleRestProvider('', client);
  const of = (resource: string) => resourceOf(model, resource);

  return {
    ...rest,
    supportAbortSignal: true,
    getList: (resource, params) => rest.getList(resource, withFields(params)),
    async getMany(resource, params) {
      const ids = [...new Set(params.ids.map(wireId))];
      const pages = await Promise.all(
        chunks(ids, MAX_PER_PAGE).map((chunk) => rest.getMany(resource, { ...withFields(params), ids: chunk })),
      );
      return { data: pages.flatMap(({ data }) => data) };
    },
    getManyReference: (resource, params) => rest.getManyReference(resource, { ...withFields(params), id: wireId(params.id) }),
    create: async <T extends Omit<RaRecord, 'id'>, R extends RaRecord>(resource: string, params: CreateParams) =>
      withMessage(await rest.create<T, R>(resource, { ...params, data: createInput(of(resource), params.data, getEstablishmentId()) })),
    update: async <R extends RaRecord>(resource: string, params: UpdateParams) =>
      withMessage(
        await rest.update<R>(resource, { ...params, data: editInput(of(resource), params.data, params.previousData) as Partial<R> }),
      ),
    async delete(resource, { id, previousData }) {
      const establishment = isOfEstablishment(of(resource)) ? (previousData?.establishment_id ?? getEstablishmentId()) : undefined;
      const { json } = await client(`/${resource}/${encodeURIComponent(id)}${establishment ? `?establishment_id=${establishment}` : ''}`, {
        method: 'DELETE',
      });
      return withMessage({ data: json });
    },
    updateMany: async (resource, { ids, data }) => bulk(request, of(resource), ids, { set: bulkInput(of(resource), data) }),
    deleteMany: async (resource, { ids, meta }) =>
      bulk(request, of(resource), ids, { delete: true, ...(meta?.moveTo !== undefined && { move_to: meta.moveTo }) }),
    ...createHostMethods({ ...settings, request, download: createDownload(settings), quietFor: clock.quietFor }),
  };
}

/** `meta: { fields }`: no more of each row than is shown. ra-data-simple-rest hands on `embed` alone. */
function withFields<P extends { meta?: { fields?: readonly string[] } }>(params: P): P {
  return params.meta?.fields ? { ...params, meta: { embed: params.meta.fields } } : params;
}

/** Puts the host's sentence beside what it answered. */
function withMessage<T extends { data: unknown }>(result: T): T & { meta: { message?: string } } {
  return { ...result, meta: { message: messageOf(result.data) } };
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}
