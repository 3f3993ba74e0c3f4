import { describe, expect, it } from 'vitest';
import type { ResourceModel } from '#/model/language/model.ts';
import { fieldsOfLeads, ledBy, type MayOpen } from '#/model/reports/leads.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';

const opens: ResourceModel['opens'] = {
  message: [
    { when: { kind: 'wages' }, report: 'time-entry-hours', day: 'day' },
    { when: { kind: 'wages' }, report: 'sales-summary', day: 'day' },
    { when: { kind: 'old' }, resource: 'orders', where: { status: ['open'] }, until: { local_created_at: 'day' } },
  ],
};
const all: MayOpen = { report: () => true, list: () => true };
const led = (record: object, may = all, field = 'message') =>
  ledBy(model, { opens }, field, { establishment_id: 7, day: '2026-03-02', ...record }, may);

describe('what a field of a record leads to', () => {
  it('is a report of its establishment and its day', () => {
    expect(led({ kind: 'wages' })).toMatchObject({
      to: { report: 'time-entry-hours' },
      address: '/reports/time-entry-hours?establishments=7&from=2026-03-02&to=2026-03-02',
    });
  });

  it('is the first that its reader may see', () => {
    const { permission } = present(model.reports['sales-summary'], 'report');
    const may = { ...all, report: (one: string) => one === permission };
    expect(led({ kind: 'wages' }, may)?.address).toMatch(/^\/reports\/sales-summary\?/);
    expect(led({ kind: 'wages' }, { ...all, report: () => false })).toBeUndefined();
  });

  it('is a list of its establishment up to its day', () => {
    const address = new URL(present(led({ kind: 'old' }), 'way').address, 'https://books.example.test');
    expect(address.pathname).toBe('/orders');
    expect(JSON.parse(String(address.searchParams.get('filter')))).toEqual({
      establishment_id: 7,
      status: ['open'],
      local_created_at: { lte: '2026-03-02' },
    });
    expect(led({ kind: 'old' }, { ...all, list: () => false })).toBeUndefined();
  });

  it('is nothing where none of the ways fits, and for other fields', () => {
    expect(led({ kind: 'other' })).toBeUndefined();
    expect(led({ kind: 'wages' }, all, 'day')).toBeUndefined();
  });

  it('asks for what decides on it', () => {
    expect(fieldsOfLeads({ opens }, 'message')).toEqual(['establishment_id', 'kind', 'day']);
    expect(fieldsOfLeads({ opens }, 'day')).toEqual([]);
  });
});
