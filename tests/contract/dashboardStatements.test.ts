import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { counting } from '#/tests/support/countedStatements.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

const [LABOUR, COST, TOP] = ['dashboard-labour-percent', 'dashboard-cost-percent', 'dashboard-top-selling-products'];
const NET = 'dashboard-net-sales';
const dashboard = Object.keys(model.reports).filter((name) => name.startsWith('dashboard-'));
const days = { date_from: '2026-03-02', date_to: '2026-03-03' };

let host: WorkingApp;
let owner: string;
let establishments: readonly number[];
let statements: () => number;

beforeAll(async () => {
  const counted = counting(await migratedDatabase());
  statements = counted.statements;
  host = await workingApp({ database: counted.database });
  establishments = host.seeded.one.establishments;
  await host.database.platform((tx) =>
    tx.updateTable('establishments').set({ currency: 'GBP' }).where('id', 'in', establishments).execute(),
  );
  owner = await host.signIn('owner@demo.test');
  await cost([NET]);
});
afterAll(() => host.close());

/** How many statements one reading of these reports takes. */
async function cost(names: readonly string[], establishment_ids: readonly number[] = establishments.slice(0, 1)): Promise<number> {
  const before = statements();
  const reports = names.map((report) => ({ report, question: { establishment_ids, ...days } }));
  const { status, body } = await host.call('POST', '/api/reports', { reports }, owner);
  expect([status, body.data.answers.filter((one: { status: string }) => one.status !== 'success')]).toEqual([200, []]);
  return statements() - before;
}

/** How many more these take where others are asked too. */
const more = async (names: readonly string[], beside: readonly string[]) => (await cost([...beside, ...names])) - (await cost(beside));

describe('the statements of one reading of a dashboard', () => {
  test('are those of its different questions: what two figures read alike is read once', async () => {
    // Beside net sales, of these days and of those compared with: how the place pays, and the shifts of both.
    expect(await more([LABOUR], [NET])).toBe(3);
    // What was sold in both.
    expect(await more([COST], [NET])).toBe(2);
    expect(await more([TOP], [NET, COST])).toBe(0);
    expect(await more([LABOUR, COST, TOP], [NET])).toBe(5);
    expect(await more([LABOUR, COST, TOP, NET], [LABOUR, COST, TOP, NET])).toBe(0);
  });

  test('are no more for reports that say what the dashboard says', async () => {
    const shown = [NET, LABOUR, COST, TOP];
    expect(await more(['product-mix', 'top-items', 'top-categories', 'establishment-comparison', 'daily-sales-graph'], shown)).toBe(0);
    // Its expenses stand nowhere else.
    expect(await more(['profit-statement'], shown)).toBe(1);
  });

  test('are no more for several establishments than for one', async () => {
    expect(establishments.length).toBeGreaterThan(1);
    expect(await cost(dashboard, establishments)).toBe(await cost(dashboard));
  });
});
