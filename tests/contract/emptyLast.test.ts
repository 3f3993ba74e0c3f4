import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { insert } from '#/tests/support/seed.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let place: number;
beforeAll(async () => {
  host = await workingApp();
  owner = await host.signIn('owner@demo.test');
  place = host.seeded.one.establishments[0] as number;
  const role = await host.call('POST', '/api/role', { name: 'Server', type: 'POS', permissions: ['Orders'] }, owner);
  const people: object[] = [
    { first_name: 'A', hired_on: '2024-01-01', email: 'a@demo.test' },
    { first_name: 'B' },
    { first_name: 'C', hired_on: '2022-01-01', role: role.body.data.id, email: 'c@demo.test' },
    { first_name: 'D' },
    { first_name: 'E', hired_on: '2023-01-01' },
  ];
  for (const person of people)
    expect((await host.call('POST', '/api/employee', { establishment_id: place, last_name: 'X', ...person }, owner)).status).toBe(201);
});
afterAll(() => host.close());

const names = (rows: { first_name: string }[]) => rows.map(({ first_name }) => first_name).join('');
const asked = (sort_by: string, sort_order: string) => ({ establishment_id: place, sort_by, sort_order });
/** The whole list, two rows at a time. */
async function walked(sort_by: string, sort_order: string): Promise<string> {
  const pages: string[] = [];
  for (let page = 1; page <= 3; page++) {
    const fields = ['first_name'];
    const { body } = await host.call('POST', '/api/employee/list', { ...asked(sort_by, sort_order), fields, page, per_page: 2 }, owner);
    pages.push(names(body.data.list));
  }
  return pages.join('');
}

describe('records without a value', () => {
  it.each([
    ['hired_on', 'CEABD', 'AECDB'],
    ['email', 'ACBDE', 'CAEDB'],
    ['role', 'CABDE', 'CEDBA'],
    ['first_name', 'ABCDE', 'EDCBA'],
  ])('come last in a list by %s, whichever way it goes, page by page and in its export', async (field, rising, falling) => {
    expect([await walked(field, 'asc'), await walked(field, 'desc')]).toEqual([rising, falling]);
    for (const [order, wanted] of [
      ['asc', rising],
      ['desc', falling],
    ] as const) {
      const { text } = await host.exported({ resource: 'employees', columns: ['first_name'], ...asked(field, order) }, owner);
      expect(
        text
          .replace(/^\uFEFF/, '')
          .trim()
          .split(/\r?\n/)
          .slice(1)
          .join(''),
      ).toBe(wanted);
    }
  });
});

describe('the history of a record', () => {
  it('is found by an index, however long the log is', async () => {
    const { clientId } = host.seeded.one;
    await host.database.platform(async (tx) => {
      await insert(tx, model, 'activity-log', clientId, {
        description: 'First',
        causer: 'Test',
        event: 'updated',
        subject_type: 'taxes',
        subject_id: 1,
      });
      await sql`
        insert into public.activity_log (client_id, description, causer, event, subject_type, subject_id, created_at, updated_at)
        select ${clientId}, 'Line', 'Test', 'updated', (array['taxes', 'products', 'orders'])[1 + n % 3], n % 500, now(), now()
          from generate_series(1, 20000) as n`.execute(tx);
    });
    await host.database.direct('analyze public.activity_log');
    const plan = await host.database.tenant(clientId, (tx) =>
      sql<Record<string, string>>`explain select id from tenant.activity_log as t
        where t.client_id = ${clientId} and t.subject_type = 'taxes' and t.subject_id = 7 order by t.id desc limit 25`.execute(tx),
    );
    const text = plan.rows.flatMap((row) => Object.values(row)).join('\n');
    expect(text).toContain('activity_log_subject_type_subject_id_index');
    expect(text).not.toContain('Sort');
  });
});
