import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#/tests/support/app.ts';
import { medianMs, report } from './ratio.ts';

const ROWS = Number(process.env.ROWS ?? 1_000_000);

test(`a page of 25 of ${ROWS.toLocaleString('en')} rows with its exact total, both walls on, against the bare queries`, async () => {
  const host = await testApp();
  const { clientId, establishments } = host.seeded.one;
  const establishment = establishments[0] as number;
  await host.database.owner(async (tx) => {
    await sql`
      insert into public.taxes (client_id, establishment_id, name, rate, type, inclusive, status, created_at, updated_at)
      select ${clientId}, ${establishment}, 'Tax ' || lpad(n::text, 8, '0'), n % 100, 'percent', n % 2 = 0, case
        when n % 10 = 0 then 'inactive' else 'active' end, now(), now()
      from generate_series(1, ${sql.lit(ROWS)}) as n`.execute(tx);
  });
  await host.database.direct('vacuum analyze public.taxes');
  const token = await host.signIn('owner@demo.test');
  const list = (body: object) => async () => {
    const { status, body: answer } = await host.call('POST', '/api/tax/list', { establishment_id: establishment, ...body }, token);
    expect(status).toBe(200);
    return answer.data;
  };
  const bare = (where: string, order: string) => () =>
    host.database.owner(async (tx) => {
      await sql
        .raw(`select count(*) from public.taxes where client_id = ${clientId} and establishment_id = ${establishment} ${where}`)
        .execute(tx);
      await sql
        .raw(
          `select * from public.taxes where client_id = ${clientId} and establishment_id = ${establishment} ${where} order by ${order} limit 25`,
        )
        .execute(tx);
    });
  const engine = host.database.engine;
  expect((await list({})()).pagination_options.total).toBe(ROWS);
  report(`${engine}: first page`, await medianMs(list({})), 'bare count and page', await medianMs(bare('', 'lower(name), id')));
  report(
    `${engine}: filtered by status`,
    await medianMs(list({ filters: { status: 'inactive' } })),
    'bare',
    await medianMs(bare("and status = 'inactive'", 'lower(name), id')),
  );
  report(
    `${engine}: search`,
    await medianMs(list({ search: '00123' })),
    'bare',
    await medianMs(bare("and lower(name) like '%00123%'", 'lower(name), id')),
  );
  await host.close();
});
