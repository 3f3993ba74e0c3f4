import { describe, expect, it } from 'vitest';
import { runHost } from './setUp.ts';

const run = runHost();
const page = (list: object[], total = list.length) => ({
  data: { list, pagination_options: { page: 1, per_page: 25, total, last_page: 1 } },
});
const list = (params: object = {}) =>
  run.provider.getList('dishes', { pagination: { page: 1, perPage: 25 }, sort: { field: 'name', order: 'ASC' }, filter: {}, ...params });

describe('getList', () => {
  it('posts page, order and establishment to the list, and gives rows and total', async () => {
    run.host.answer = () => page([{ id: 1, name: 'Soup', _titles: { menu: 'Lunch' } }], 319);
    const result = await list({ pagination: { page: 2, perPage: 25 }, sort: { field: 'price', order: 'DESC' } });
    expect(run.arrived()).toEqual([
      {
        method: 'POST',
        path: '/api/dish/list',
        body: { page: 2, per_page: 25, sort_by: 'price', sort_order: 'desc', establishment_id: 3 },
      },
    ]);
    expect(result).toEqual({ data: [{ id: 1, name: 'Soup', _titles: { menu: 'Lunch' } }], total: 319 });
  });

  it('sends the bearer and asks for JSON', async () => {
    run.host.answer = () => page([]);
    await list();
    expect(run.host.calls[0]?.headers).toMatchObject({
      authorization: 'Bearer a.b.c',
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  it('makes the search of `q`, and keeps ranges, lists and nulls among the filters', async () => {
    run.host.answer = () => page([]);
    await list({ filter: { q: ' soup ', price: { gte: 5 }, kind: ['plain'], menu: null, name: '', sold: undefined } });
    expect(run.host.calls[0]?.body).toMatchObject({ search: 'soup', filters: { price: { gte: 5 }, kind: ['plain'], menu: null } });
  });

  it('leaves the establishment out where none is chosen, or where the filter names one', async () => {
    run.host.answer = () => page([]);
    await list({ filter: { establishment_id: [4, 5] } });
    run.establishmentId = null;
    await list();
    expect(run.host.calls[0]?.body).toMatchObject({ filters: { establishment_id: [4, 5] } });
    for (const { body } of run.host.calls) expect(body).not.toHaveProperty('establishment_id');
  });

  it('sends no establishment for what belongs to the business', async () => {
    run.host.answer = () => page([]);
    await run.provider.getList('menus', { filter: {} });
    expect(run.arrived()).toEqual([
      { method: 'POST', path: '/api/menu/list', body: { page: 1, per_page: 10, sort_by: 'id', sort_order: 'asc' } },
    ]);
  });

  it('asks for no more fields than `meta` names', async () => {
    run.host.answer = () => page([]);
    await list({ meta: { fields: ['name', 'price'] } });
    await run.provider.getMany('dishes', { ids: [1], meta: { fields: ['name'] } });
    expect(run.host.calls.map(({ body }) => (body as { fields?: string[] }).fields)).toEqual([['name', 'price'], ['name']]);
  });

  it('asks a variant at its own endpoint', async () => {
    run.host.answer = () => page([]);
    await run.provider.getList('hot-dishes', { filter: {} });
    expect(run.host.calls[0]?.path).toBe('/api/hot-dish/list');
  });

  it('reads more than 500 rows in several calls', async () => {
    const all = Array.from({ length: 1240 }, (_, index) => ({ id: index + 1 }));
    run.host.answer = ({ body }) => {
      const { page: number, per_page } = body as { page: number; per_page: number };
      return page(all.slice((number - 1) * per_page, number * per_page), all.length);
    };
    const second = await list({ pagination: { page: 2, perPage: 700 } });
    expect([second.data.length, second.data[0]?.id, second.total]).toEqual([540, 701, 1240]);
    expect(run.host.calls.map(({ body }) => (body as { page: number }).page)).toEqual([2, 3]);
  });

  it('asks no further than the last row', async () => {
    run.host.answer = () => page([{ id: 1 }]);
    await list({ pagination: { page: 1, perPage: 2000 } });
    expect(run.host.calls).toHaveLength(1);
  });

  it('gives an empty list its total of nothing', async () => {
    run.host.answer = () => page([]);
    expect(await list()).toEqual({ data: [], total: 0 });
  });

  it('refuses a resource that does not exist', async () => {
    await expect(run.provider.getList('dragons', { filter: {} })).rejects.toThrow("There is no resource 'dragons'");
  });
});

describe('getOne', () => {
  it('gets the record by its id', async () => {
    run.host.answer = () => ({ data: { id: 7, name: 'Soup' } });
    expect(await run.provider.getOne('dishes', { id: '7' })).toEqual({ data: { id: 7, name: 'Soup' } });
    expect(run.arrived()).toEqual([{ method: 'GET', path: '/api/dish/7' }]);
  });

  it('uses the path of its own that the definition gives', async () => {
    await run.provider.getOne('menus', { id: 7 });
    expect(run.arrived()).toEqual([{ method: 'GET', path: '/api/menu/view/7' }]);
  });

  it('keeps an id that is no id inside its path', async () => {
    await run.provider.getOne('dishes', { id: '../user/1?x' });
    expect(run.host.calls[0]?.path).toBe('/api/dish/..%2Fuser%2F1%3Fx');
  });
});

describe('getMany and getManyReference', () => {
  it('lists the records of the ids, each once and as numbers', async () => {
    run.host.answer = () => page([{ id: 1 }, { id: 2 }]);
    expect(await run.provider.getMany('menus', { ids: ['1', 2, 1] })).toEqual({ data: [{ id: 1 }, { id: 2 }] });
    expect(run.arrived()).toEqual([{ method: 'POST', path: '/api/menu/list', body: { page: 1, per_page: 2, filters: { id: [1, 2] } } }]);
  });

  it('asks for at most 500 ids at a time', async () => {
    run.host.answer = ({ body }) => page((body as { filters: { id: number[] } }).filters.id.map((id) => ({ id })));
    const ids = Array.from({ length: 1201 }, (_, index) => index + 1);
    const { data } = await run.provider.getMany('menus', { ids });
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(run.host.calls.map(({ body }) => (body as { per_page: number }).per_page).sort((a, b) => a - b)).toEqual([201, 500, 500]);
  });

  it('asks nothing for no ids', async () => {
    expect(await run.provider.getMany('menus', { ids: [] })).toEqual({ data: [] });
    expect(run.arrived()).toEqual([]);
  });

  it('lists what refers to a record by the reference', async () => {
    run.host.answer = () => page([{ id: 4 }], 1);
    const result = await run.provider.getManyReference('dishes', {
      target: 'menu',
      id: '9',
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'id', order: 'DESC' },
      filter: { kind: 'aged' },
    });
    expect(run.host.calls[0]?.body).toEqual({
      page: 1,
      per_page: 10,
      sort_by: 'id',
      sort_order: 'desc',
      filters: { kind: 'aged', menu: 9 },
      establishment_id: 3,
    });
    expect(result).toEqual({ data: [{ id: 4 }], total: 1 });
  });
});

describe('a reader who has gone on', () => {
  it('ends the call, and the failure is the abort itself', async () => {
    run.host.answer = () => ({ ...page([]), delayMs: 500 });
    const controller = new AbortController();
    const asked = list({ signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(run.provider.supportAbortSignal).toBe(true);
  });

  it.each(['getOne', 'getMany'] as const)('ends %s', async (method) => {
    run.host.answer = () => ({ ...page([]), delayMs: 500 });
    const signal = AbortSignal.timeout(20);
    const asked =
      method === 'getOne' ? run.provider.getOne('dishes', { id: 1, signal }) : run.provider.getMany('dishes', { ids: [1], signal });
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
