import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { keepOldChoices } from '#/server/capabilities/reportSchedules/oldChoices.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

let host: TestApp;
let owner: string;

beforeAll(async () => {
  host = await testApp({});
  owner = await host.signIn('owner@demo.test');
});
afterAll(() => host.close());

const plain = { name: 'Best sellers', report: 'top-items', period: 'yesterday', format: 'pdf', frequency: 'daily', time: '06:00' };
const make = (body: object) =>
  host.call('POST', '/api/report-schedule', { ...plain, recipients: [{ email: 'boss@demo.test' }], ...body }, owner);
const read = async (id: number) => (await host.call('GET', `/api/report-schedule/${id}`, undefined, owner)).body.data;

describe('a question', () => {
  test('of parts that the report does not have is refused, and which one it is said', async () => {
    for (const [question, said] of [
      [{ colour: 'red' }, /colour/],
      [{ top: 'many' }, /“top” cannot be “many”/],
      [{ period: 'today' }, /period/],
      [['top'], /./],
      [{ top: 25 }, /./],
    ] as const) {
      const { status, body: answer } = await make({ question });
      expect(status, JSON.stringify(question)).toBe(422);
      expect(answer.errors.question[0], JSON.stringify(question)).toMatch(said);
    }
  });

  test('that an earlier version kept as the end of an address is kept as parts, and left there for that version', async () => {
    const { body: answer } = await make({});
    const { id } = answer.data;
    await host.database.owner((tx) => sql`alter table public.report_schedules add column choices text`.execute(tx));
    await host.database.owner((tx) =>
      sql`update public.report_schedules set question = null, choices = 'top=25&hours=lunch&page=3&gone=1' where id = ${id}`.execute(tx),
    );
    for (let start = 0; start < 2; start += 1) await keepOldChoices(host.database, model);
    expect((await read(id)).question).toEqual({ top: '25', hours: 'lunch' });
    const { rows } = await host.database.owner((tx) =>
      sql<{ choices: string }>`select choices from public.report_schedules where id = ${id}`.execute(tx),
    );
    expect(rows[0]?.choices).toContain('top=25');
    await host.database.owner((tx) => sql`alter table public.report_schedules drop column choices`.execute(tx));
  });
});
