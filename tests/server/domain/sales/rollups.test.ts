import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#/model/reports/periods.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import type { OrderFigures, SellingEstablishment } from '#/server/domain/sales/figures.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import type { SalesPeriod, SalesScope } from '#/server/domain/sales/period.ts';
import { readProductFacts } from '#/server/domain/sales/readProducts.ts';
import { readHourlySales, readSalesFacts, readServerSales } from '#/server/domain/sales/readSales.ts';
import { rebuild, recomputeMarked } from '#/server/domain/sales/recompute.ts';
import { redateSales } from '#/server/domain/sales/redate.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { storeOrders } from '#/server/domain/sales/storeOrders.ts';
import type { TestApp } from '#/tests/support/app.ts';
import { figuresOf, orderOf } from '#/tests/support/orderHistories.ts';
import { salesApp } from '#/tests/support/sales.ts';
import { addedUp, daysSoldAround, ROLLUP_TABLES, rollupContents, salesReadings } from '#/tests/support/salesReadings.ts';
import { rounds } from '#/tests/support/thorough.ts';

let host: TestApp;
let clientId: number;
/**
 * Three establishments with the same clock and the same orders: in order, backwards with old revisions and twice, and with recomputes in
 * between.
 */
let establishments: SellingEstablishment[];

const blank: SellingEstablishment = { clientId: 0, id: 0, currency: 'GBP', decimals: 2, timezone: 'Europe/London', dayStartsAt: 240 };
const orders = fc.sample(orderOf(blank), { numRuns: rounds(60, 120), seed: 7 });
const whole: SalesPeriod = { from: '2026-03-01', to: '2026-07-31' };

const store = (establishment: SellingEstablishment, list: readonly OrderInput[]) =>
  host.database.tenant(clientId, (tx) =>
    storeOrders(
      { tx, model, establishment, userId: null, now: new Date().toISOString() },
      list.map((order): OrderFigures => figuresOf(order, establishment)),
    ),
  );
const rowScopeOf = (...of: SellingEstablishment[]): SalesScope => ({ clientId, establishments: of.map(({ id }) => id) });
const inTenant = <T>(work: Parameters<typeof host.database.tenant<T>>[1]) => host.database.tenant(clientId, work, { readonly: true });

const figuresIn = (establishment: SellingEstablishment, period: SalesPeriod) =>
  inTenant((tx) => salesReadings(tx, rowScopeOf(establishment), period));

const contents = () => inTenant(rollupContents);

beforeAll(async () => {
  host = await salesApp();
  ({ clientId } = host.seeded.one);
  await host.database.platform((tx) =>
    tx
      .updateTable('establishments')
      .set({ currency: 'GBP', timezone: 'Europe/London', business_day_starts_at: '04:00' })
      .where('client_id', '=', clientId)
      .execute(),
  );
  establishments = await inTenant(async (tx) =>
    Promise.all(host.seeded.one.establishments.map(async (id) => (await ownEstablishment(tx, clientId, id)) as SellingEstablishment)),
  );
  const [forwards, backwards, between] = establishments as [SellingEstablishment, SellingEstablishment, SellingEstablishment];
  await store(forwards, orders);
  const older = orders.map((order) => ({ ...order, revision: -1, lines: order.lines.slice(0, 1), discounts: [], payments: [] }));
  for (const [i, order] of orders.toReversed().entries())
    if (i % 3 === 0)
      await store(backwards, [
        { ...older[orders.length - 1 - i], revision: 0 } as OrderInput,
        { ...order, revision: order.revision + 1 },
        { ...order, revision: order.revision },
      ]);
  await store(
    backwards,
    orders.map((order) => ({ ...order, revision: order.revision + 1 })),
  );
  await store(backwards, older);
  for (let i = 0; i < orders.length; i += 40) {
    await store(
      between,
      orders.slice(i, i + 40).map((order) => ({ ...order, lines: order.lines.slice(0, 1), discounts: [], payments: [] })),
    );
    await recomputeMarked(host.database, { before: '2026-04-15' });
    await store(
      between,
      orders.slice(i, i + 40).map((order) => ({ ...order, revision: order.revision + 1 })),
    );
  }
}, 120_000);
afterAll(() => host.close());

const periods: SalesPeriod[] = [
  whole,
  { from: '2026-04-01', to: '2026-04-30' },
  { from: '2026-03-30', to: '2026-05-02' },
  { ...whole, timeFrom: 630, timeTo: 960 },
  { ...whole, timeFrom: 1320, timeTo: 75 },
];

describe('the figures of stored orders', () => {
  test.each(periods)('in $from – $to, $timeFrom – $timeTo do not depend on how the orders arrived, nor on rollups', async (period) => {
    const [forwards, backwards, between] = establishments as [SellingEstablishment, SellingEstablishment, SellingEstablishment];
    const raw = await figuresIn(forwards, period);
    expect(raw.sales.length).toBeGreaterThan(3);
    expect(await figuresIn(backwards, period)).toEqual(raw);
    expect(await figuresIn(between, period)).toEqual(raw);
    await recomputeMarked(host.database);
    for (const establishment of establishments) expect(await figuresIn(establishment, period)).toEqual(raw);
  });

  test.each([
    [0.4, 660],
    [0.8, 1230],
  ])(
    'are counted so far (%s of the days, minute %s of the last): the whole days before it, and the hours of the last',
    async (share, minutes) => {
      await recomputeMarked(host.database);
      // Some days are marked again.
      const [marked, ...others] = establishments as [SellingEstablishment, SellingEstablishment, SellingEstablishment];
      const sentAgain = orders.slice(0, 20).map((order) => ({ ...order, revision: order.revision + 9 }));
      await store(marked, sentAgain);
      const days = await inTenant((tx) => daysSoldAround(tx, rowScopeOf(marked), whole, marked.dayStartsAt, minutes));
      const day = present(days[Math.floor(share * days.length)], 'day with sales before and after');
      for (const establishment of [marked, ...others]) {
        const soFar = [
          { establishment_id: establishment.id, day, starts_at: establishment.dayStartsAt, minutes },
          { establishment_id: 0, day: whole.from, starts_at: 0, minutes: 0 },
        ];
        const got = await figuresIn(establishment, { ...whole, soFar });
        const before = await figuresIn(establishment, { ...whole, to: addDays(day, -1) });
        const last = await figuresIn(establishment, {
          from: day,
          to: day,
          timeFrom: establishment.dayStartsAt,
          timeTo: (establishment.dayStartsAt + minutes) % 1440,
        });
        for (const name of ['sales', 'hours', 'servers'] as const) expect(got[name]).toEqual([...before[name], ...last[name]].sort());
        expect(got.parts).toEqual(before.parts.map((rows, at) => [...rows, ...(last.parts[at] ?? [])].sort()));
        expect(addedUp(got.products)).toEqual(addedUp([...before.products, ...last.products]));
      }
    },
  );

  test('stay what they are when everything is rebuilt', async () => {
    await recomputeMarked(host.database);
    const before = await contents();
    expect(before.at(-1)).toEqual([]);
    const { months, wrong } = await rebuild(host.database);
    expect([months > 3, wrong]).toEqual([true, []]);
    expect(await contents()).toEqual(before);
  });

  test('are found where they are wrong without a mark, left alone by a look, and mended by a rebuild', async () => {
    const [establishment] = establishments as [SellingEstablishment];
    await recomputeMarked(host.database);
    const right = await contents();
    for (const [table, column] of [
      ['rollup_sales', 'tip'],
      ['rollup_hours', 'gross'],
      ['rollup_servers', 'transactions'],
      ['rollup_parts', 'amount'],
      ['rollup_products', 'gross'],
    ] as const) {
      const spoil = sql`update ${sql.id('public', table)} set ${sql.id(column)} = ${sql.id(column)} + 1 where client_id = ${clientId}
        and establishment_id = ${establishment.id}`;
      await host.database.tenant(clientId, (tx) => spoil.execute(tx));
      const spoiled = await contents();
      const { wrong } = await rebuild(host.database, { only: 'look' });
      expect(new Set(wrong.map(({ establishmentId }) => establishmentId)), table).toEqual(new Set([establishment.id]));
      expect(await contents()).toEqual(spoiled);
      expect((await rebuild(host.database)).wrong).toEqual(wrong);
      expect(await contents()).toEqual(right);
    }
  });

  test('come from facts on a marked day and from the rollups on the others', async () => {
    const [establishment] = establishments as [SellingEstablishment];
    await recomputeMarked(host.database);
    const { id } = establishment;
    await host.database.tenant(clientId, (tx) =>
      sql`update public.rollup_sales set gross = gross + 1000000 where client_id = ${clientId} and establishment_id = ${id}`.execute(tx),
    );
    const wrong = await figuresIn(establishment, whole);
    await host.database.tenant(clientId, (tx) =>
      sql`insert into public.sales_marks (client_id, establishment_id, day) select client_id, establishment_id, day
        from tenant.rollup_sales where client_id = ${clientId} and establishment_id = ${establishment.id}`.execute(tx),
    );
    const right = await figuresIn(establishment, whole);
    expect(wrong.sales).not.toEqual(right.sales);
    expect(right.sales).toEqual((await figuresIn(establishments[1] as SellingEstablishment, whole)).sales);
    await recomputeMarked(host.database);
    expect((await figuresIn(establishment, whole)).sales).toEqual(right.sales);
  });

  test('of a period are those of its two parts', async () => {
    const [establishment] = establishments as [SellingEstablishment];
    const sum = async (period: SalesPeriod) =>
      (await inTenant((tx) => readSalesFacts(tx, rowScopeOf(establishment), period))).reduce(
        (total, row) => total + row.gross - row.discount - row.refund,
        0,
      );
    for (const day of ['2026-03-29', '2026-04-10', '2026-05-01']) {
      const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
      expect((await sum({ ...whole, to: day })) + (await sum({ ...whole, from: next }))).toBe(await sum(whole));
    }
  });

  test('have one net sales, by day, product, hour and for all establishments together', async () => {
    for (const period of periods) {
      const net = (rows: readonly { gross: number; discount: number; refund: number }[]) =>
        rows.reduce((total, row) => total + row.gross - row.discount - row.refund, 0);
      const [sales, products, hours, servers] = await inTenant(async (tx) => [
        net(await readSalesFacts(tx, rowScopeOf(...establishments), period)),
        net(await readProductFacts(tx, rowScopeOf(...establishments), period)),
        net(await readHourlySales(tx, { clientId, establishments: 'all' }, period)),
        net(await readServerSales(tx, rowScopeOf(...establishments), period)),
      ]);
      expect(products).toBe(sales);
      expect(hours).toBe(sales);
      expect(servers).toBe(sales);
    }
  });

  test('move with the clock of their establishment', async () => {
    const [establishment] = establishments as [SellingEstablishment];
    const before = await figuresIn(establishment, whole);
    const change = (timezone: string, start: string) =>
      host.database.tenant(clientId, async (tx) => {
        await sql`update public.establishments set timezone = ${timezone}, business_day_starts_at = ${start} where client_id = ${clientId}
          and id = ${establishment.id}`.execute(tx);
        await redateSales(tx, clientId, establishment.id);
      });
    await change('Asia/Kathmandu', '00:00');
    const [other] = await inTenant(async (tx) => [await ownEstablishment(tx, clientId, establishment.id)]);
    const moved = await figuresIn(establishment, whole);
    expect(moved).not.toEqual(before);
    const expected = orders.flatMap((order) => figuresOf(order, other as SellingEstablishment).paid?.day ?? []).sort();
    const { rows } = await inTenant((tx) =>
      sql<{
        day: string;
      }>`select day from tenant.facts_sales where client_id = ${clientId} and establishment_id = ${establishment.id} and transactions = 1
        order by day`.execute(tx),
    );
    expect(rows.map(({ day }) => day)).toEqual(expected);
    await recomputeMarked(host.database);
    expect(await figuresIn(establishment, whole)).toEqual(moved);
    await change('Europe/London', '04:00');
    expect(await figuresIn(establishment, whole)).toEqual(before);
  });

  // The embedded database has one connection, so nothing can run beside a write there.
  test.runIf(process.env.TEST_DATABASE_URL)('stay right when a recompute runs beside a write', async () => {
    const [establishment] = establishments as [SellingEstablishment];
    const [order] = orders.filter(({ status }) => status === 'paid') as [OrderInput];
    const before = await figuresIn(establishment, whole);
    await recomputeMarked(host.database);
    let proceed = () => {};
    const paused = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    const figures = figuresOf({ ...order, uuid: '00000000-0000-4000-8000-000000000001' }, establishment);
    const { paid } = figures;
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const writing = host.database.tenant(clientId, async (tx) => {
      await storeOrders({ tx, model, establishment, userId: null, now: new Date().toISOString() }, [figures]);
      written();
      await paused;
    });
    await isWritten;
    await host.database.tenant(clientId, (tx) =>
      sql`insert into public.sales_marks (client_id, establishment_id, day) values (${clientId}, ${establishment.id}, ${paid?.day})`.execute(
        tx,
      ),
    );
    expect(await recomputeMarked(host.database)).toBe(1);
    expect(await figuresIn(establishment, whole)).toEqual(before);
    proceed();
    await writing;
    const after = await figuresIn(establishment, whole);
    expect(after).not.toEqual(before);
    await recomputeMarked(host.database);
    expect(await figuresIn(establishment, whole)).toEqual(after);
    await rebuild(host.database);
    expect(await figuresIn(establishment, whole)).toEqual(after);
  });

  test('of another business cannot be seen', async () => {
    const stranger = host.seeded.two.clientId;
    const rows = await host.database.tenant(stranger, (tx) =>
      readSalesFacts(tx, { clientId: stranger, establishments: establishments.map(({ id }) => id) }, whole),
    );
    expect(rows).toEqual([]);
    for (const table of ['facts_sales', 'facts_lines', 'facts_parts', 'facts_voids', 'sales_items', ...ROLLUP_TABLES]) {
      const { rows: all } = await host.database.tenant(stranger, (tx) => sql`select 1 from ${sql.id('tenant', table)} limit 1`.execute(tx));
      expect(all).toEqual([]);
    }
  });
});
