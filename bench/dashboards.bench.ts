import { expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { ALLOWED_AGES } from '#/src/screens/dashboard/freshness.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { counting } from '#/tests/support/countedStatements.ts';
import { workingApp } from '#/tests/support/workingApp.ts';
import { medianMs, report } from './ratio.ts';
import { fillYear, YEAR } from './salesYear.ts';

/** What dashboards of one business cost that all ask for the same, as they do every ten seconds. */
const DASHBOARDS = Number(process.env.DASHBOARDS ?? 50);
const ORDERS = Number(process.env.ORDERS ?? 50_000);
const ROUNDS = 5;

test(`${DASHBOARDS} dashboards of one business`, async () => {
  const counted = counting(await migratedDatabase());
  const host = await workingApp({ database: counted.database });
  const { clientId, establishments } = host.seeded.one;
  await fillYear(host.database, clientId, establishments[0] as number, ORDERS);
  const token = await host.signIn('owner@demo.test');
  const questions = Object.keys(model.reports).filter((name) => name.startsWith('dashboard-'));
  const reports = questions.map((name) => ({ report: name, question: { establishment_ids: establishments, ...YEAR } }));
  const ask = async (body: object) => {
    const { status, body: answer } = await host.call('POST', '/api/reports', { reports, ...body }, token);
    expect([status, answer.data.answers.filter((one: { status: string }) => one.status !== 'success')]).toEqual([200, []]);
  };
  /** Milliseconds and statements of one round; each round's first finds nothing that it may share. */
  const measure = async (dashboards: number, ages: object) => {
    const before = counted.statements();
    const began = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) {
      await ask({});
      await Promise.all(Array.from({ length: dashboards - 1 }, () => ask(ages)));
    }
    return { ms: (performance.now() - began) / ROUNDS, statements: (counted.statements() - before) / ROUNDS };
  };
  await ask({});
  const one = await measure(1, {});
  const alone = await measure(DASHBOARDS, {});
  const shared = await measure(DASHBOARDS, { max_age: ALLOWED_AGES.maxAge });
  const { engine } = host.database;
  report(`${engine}: ${DASHBOARDS} dashboards, each reading for itself`, alone.ms, 'one', one.ms);
  report(`${engine}: ${DASHBOARDS} dashboards that share a reading`, shared.ms, 'one', one.ms);
  await ask({});
  const unchangedMs = await medianMs(() => ask({ max_age_unchanged: ALLOWED_AGES.unchangedMaxAge }));
  report(`${engine}: a dashboard that finds no sale since the last reading`, unchangedMs, 'one that reads', await medianMs(() => ask({})));
  const more = (shared.statements - one.statements) / (DASHBOARDS - 1);
  process.stdout.write(`${engine}: statements of one of ${reports.length} reports: ${one.statements}; of each that shares it: ${more}\n`);
  await host.close();
});
