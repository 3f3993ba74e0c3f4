import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newKey } from '#/dataProvider/callKeys.ts';
import { calls } from '#/dataProvider/calls.ts';
import { fileNameOf } from '#/dataProvider/downloadedFile.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { model as ownModel } from '#/resources/index.ts';
import { failureOf, runHost } from './setUp.ts';

const run = runHost();

describe('verbs', () => {
  it('does a record verb with its own method and path', async () => {
    run.host.answer = () => ({ data: { id: 7 }, message: 'Served' });
    expect(await run.provider.verb('dishes', 'serve', { id: 7, input: { items: [{ id: 1 }] } })).toMatchObject({
      data: { id: 7 },
      message: 'Served',
    });
    expect(run.arrived()).toEqual([{ method: 'PUT', path: '/api/dish/serve/7', body: { items: [{ id: 1 }] } }]);
  });

  it('sends a verb that changes something the key that it is given, else one of its own, and no other verb any', async () => {
    const key = newKey();
    expect(newKey()).not.toBe(key);
    await run.provider.verb('dishes', 'serve', { id: 7, key });
    await run.provider.verb('dishes', 'serve', { id: 7 });
    await run.provider.verb('dishes', 'recount', { key });
    await run.provider.verb('dishes', 'stock', { key });
    const [one, other, ...rest] = run.host.calls.map(({ headers }) => headers['idempotency-key']);
    expect([one, ...rest]).toEqual([key, key, undefined]);
    expect(other).toMatch(/^[\da-f]{32}$/);
  });

  it('does a verb on the whole list or on a selection within the establishment', async () => {
    await run.provider.verb('dishes', 'recount', { input: { note: 'x' } });
    await run.provider.verb('dishes', 'hide', { ids: ['1', 2] });
    expect(run.arrived()).toEqual([
      { method: 'POST', path: '/api/dish/recount', body: { establishment_id: 3, note: 'x' } },
      { method: 'POST', path: '/api/dish/hide', body: { establishment_id: 3, ids: [1, 2] } },
    ]);
  });

  it('asks a reading verb by its query', async () => {
    await run.provider.verb('dishes', 'stock', { input: { date: '2024-05-01', note: null } });
    expect(run.arrived()).toEqual([{ method: 'GET', path: '/api/dish/stock?establishment_id=3&date=2024-05-01' }]);
  });

  it('gives the file of a verb that returns one', async () => {
    run.host.answer = () => ({ body: '%PDF', headers: { 'content-disposition': 'attachment; filename="card 7.pdf"' } });
    const { data } = await run.provider.verb<{ blob: Blob; fileName: string }>('dishes', 'card', { id: 7 });
    expect([data.fileName, await data.blob.text()]).toEqual(['card 7.pdf', '%PDF']);
  });

  it('gives the host sentence where a file is refused', async () => {
    run.host.answer = () => ({ status: 404, message: 'Not found' });
    const error = await failureOf(run.provider.verb('dishes', 'card', { id: 7 }));
    expect([error.status, error.message]).toEqual([404, 'Not found']);
  });

  it('rejects a verb that does not exist, and one without the id it needs', async () => {
    await expect(run.provider.verb('dishes', 'fly')).rejects.toThrow("dishes has no verb 'fly'");
    await expect(run.provider.verb('dishes', 'serve')).rejects.toThrow("/api/dish/serve/{id} needs 'id'");
  });
});

describe('reorder', () => {
  it('posts the ids in their new order, within one of several orders', async () => {
    await run.provider.reorder('dishes', { ids: [3, '1', 2], within: 9 });
    await run.provider.reorder('dishes', { ids: [3] });
    expect(run.arrived()).toEqual([
      { method: 'POST', path: '/api/dish-order', body: { establishment_id: 3, menu_id: 9, ids: [3, 1, 2] } },
      { method: 'POST', path: '/api/dish-order', body: { establishment_id: 3, ids: [3] } },
    ]);
  });

  it('rejects a resource without an order', async () => {
    await expect(run.provider.reorder('menus', { ids: [1] })).rejects.toThrow('menus has no order');
  });
});

describe('reports and other calls', () => {
  it('posts a report its filters', async () => {
    run.host.answer = () => ({ data: { list: [] } });
    expect((await run.provider.report('mix', { date_from: '2024-05-01', date_to: '2024-05-02' })).data).toEqual({ list: [] });
    expect(run.arrived()).toEqual([{ method: 'POST', path: '/api/mix/list', body: { date_from: '2024-05-01', date_to: '2024-05-02' } }]);
  });

  it('asks for the orders behind a report’s figure, and for no report that there is not', async () => {
    run.host.answer = () => ({ data: { list: [] } });
    expect((await run.provider.reportOrders('mix', { column: 'net' })).data).toEqual({ list: [] });
    expect(run.arrived()).toEqual([{ method: 'POST', path: '/api/mix/list/orders', body: { column: 'net' } }]);
    await expect(run.provider.reportOrders('lottery', {})).rejects.toThrow("There is no report 'lottery'");
  });

  it('makes one of the calls, with its parameter in the path', async () => {
    await run.provider.call(calls.saveClientAccount, { id: 4, body: { plan: 'pro' } });
    await run.provider.call(calls.constants);
    expect(run.arrived()).toEqual([
      { method: 'PUT', path: '/api/admin/clients/account-info/4', body: { plan: 'pro' } },
      { method: 'GET', path: '/api/constants' },
    ]);
  });

  it('no path stands twice: neither among the calls nor in a definition', () => {
    const own = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
    const defined = [
      ...Object.values(ownModel.resources).flatMap(({ endpoint, paths, orderable, verbs }) => [
        `POST ${paths?.list ?? `${endpoint}/list`}`,
        `POST ${orderable?.path}`,
        ...Object.values(verbs).map(({ method, path }) => `${method} ${path}`),
      ]),
      ...Object.values(ownModel.reports).map(({ endpoint }) => `POST ${endpoint}`),
    ];
    expect(own.filter((path, index) => own.indexOf(path) !== index)).toEqual([]);
    expect(own.filter((path) => defined.includes(path))).toEqual([]);
  });
});

describe('file names', () => {
  it.each([
    ['attachment; filename="sales.csv"', 'sales.csv'],
    ['attachment; filename=sales.csv', 'sales.csv'],
    ['attachment; filename="x.csv"; filename*=UTF-8\'\'%D9%85%D8%A8%D9%8A%D8%B9%D8%A7%D8%AA.csv', 'مبيعات.csv'],
    ['attachment; filename="plain.csv"; filename*=UTF-8\'\'%E0%A4%A', 'plain.csv'],
    ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment', 'downloaded_file'],
    [null, 'downloaded_file'],
  ])('%s is saved as %s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name);
  });
});

describe('several reports in one reading', () => {
  const asked = [{ report: 'sales', question: { date_from: '2026-11-27' } }];
  const allowed = { maxAge: 9, unchangedMaxAge: 60 };
  const lastAsked = async () => {
    run.host.calls.length = 0;
    await run.provider.reportsTogether(asked, allowed);
    return run.host.calls.flatMap(({ path, body }) => (path === '/api/reports' ? [body] : []))[0];
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
    // This clock begins anew; by the real one tests before may have changed something minutes after it began.
    vi.advanceTimersByTime(DAY_MS);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('may be as old as who asks takes them', async () => {
    await run.provider.reportsTogether(asked, allowed);
    const body = { reports: asked, max_age: 9, max_age_unchanged: 60 };
    expect(run.arrived()).toEqual([{ method: 'POST', path: '/api/reports', body }]);
  });

  it('are never older than what this page last changed', async () => {
    const changing = run.provider.create('dishes', { data: { name: 'Soup' } });
    expect(await lastAsked()).toMatchObject({ max_age: 0, max_age_unchanged: 0 });
    await changing;
    vi.advanceTimersByTime(2500);
    expect(await lastAsked()).toMatchObject({ max_age: 2.5, max_age_unchanged: 2.5 });
    await run.provider.getOne('dishes', { id: 1 });
    vi.advanceTimersByTime(17_500);
    expect(await lastAsked()).toMatchObject({ max_age: 9, max_age_unchanged: 20 });
  });

  it('nor are they where the change was refused: some of it may have been done', async () => {
    run.host.answer = () => ({ status: 500, message: 'No' });
    await failureOf(run.provider.delete('dishes', { id: 1 }));
    run.host.answer = () => ({ data: {} });
    expect(await lastAsked()).toMatchObject({ max_age: 0, max_age_unchanged: 0 });
  });
});
