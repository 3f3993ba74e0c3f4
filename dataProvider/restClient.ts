import type { fetchUtils } from 'ra-core';
import { type Model, type ResourceModel, resourceOf, viewPath } from '#/model/language/model.ts';
import { oneOf, present } from '#/model/values/shapes.ts';
import { type ListQuery, listBodies, readListQuery } from './listRequest.ts';
import { withMessage } from './messages.ts';
import { METHODS, type Method, type Request } from './request.ts';

type HttpClient = typeof fetchUtils.fetchJson;
type HttpAnswer = Awaited<ReturnType<HttpClient>>;

interface ListPage {
  list: readonly unknown[];
  pagination_options?: { total: number };
}

export interface RestClientSettings {
  model: Model;
  request: Request;
  getEstablishmentId: () => number | null | undefined;
}

/** A record that is made or changed is so once. */
const TAKE_KEYS: readonly Method[] = ['POST', 'PUT'];

/**
 * The http client that ra-data-simple-rest is given: takes its REST dialect and speaks the API contract. Its address is a path: `/taxes/7`.
 */
export function createRestClient({ model, request, getEstablishmentId }: RestClientSettings): HttpClient {
  return async (url: string, options = {}) => {
    const [path = '', query] = url.split('?');
    const [, name = '', id] = path.split('/');
    const resource = resourceOf(model, decodeURIComponent(name));
    const signal = options.signal ?? undefined;
    const method = present(oneOf(METHODS, options.method ?? 'GET'), `method '${options.method}'`);
    if (method === 'GET' && !id) return list(resource, readListQuery(new URLSearchParams(query)), signal);
    const body = typeof options.body === 'string' ? (JSON.parse(options.body) as object) : undefined;
    const { status, data, message } = await request(method, pathOf(resource, method, id) + (query ? `?${query}` : ''), body, {
      signal,
      once: TAKE_KEYS.includes(method),
    });
    return answer(withMessage(data, message), status);
  };

  async function list(resource: ResourceModel, query: ListQuery, signal: AbortSignal | undefined): Promise<HttpAnswer> {
    const { bodies, skip } = listBodies(query, resource, getEstablishmentId());
    const rows: unknown[] = [];
    let total = 0;
    for (const body of bodies) {
      const { data: page } = await request<ListPage>('POST', resource.paths?.list ?? `${resource.endpoint}/list`, body, { signal });
      rows.push(...page.list);
      total = page.pagination_options?.total ?? rows.length;
      if (body.page * body.per_page >= total) break;
    }
    const first = query.range?.[0] ?? 0;
    const wanted = query.range ? rows.slice(skip, skip + query.range[1] - first + 1) : rows;
    return answer(wanted, 200, { 'Content-Range': `${resource.name} ${first}-${first + wanted.length - 1}/${total}` });
  }
}

function pathOf(resource: ResourceModel, method: Method, id: string | undefined): string {
  if (!id) return resource.endpoint;
  return method === 'GET' ? viewPath(resource).replace('{id}', id) : `${resource.endpoint}/${id}`;
}

function answer(json: unknown, status: number, headers: Record<string, string> = {}): HttpAnswer {
  return { status, headers: new Headers(headers), body: '', json };
}
