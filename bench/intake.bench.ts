import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { calculateOrder } from '#/server/domain/sales/calculateOrder.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { recomputeMarked } from '#/server/domain/sales/recompute.ts';
import { ownEstablishment } from '#/server/domain/sales/sellingEstablishment.ts';
import { storeOrders } from '#/server/domain/sales/storeOrders.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';
import { report } from './ratio.ts';

const ORDERS = Number(process.env.ORDERS ?? 5000);
const BATCH = 100;
const PLAIN = Object.fromEntries(Object.entries(model.resources).filter(([name]) => name !== 'inventory-movements'));

/** Orders of three lines over a month, in batches as a till's backlog comes. */
function batches(): OrderInput[][] {
  const orders = Array.from({ length: ORDERS }, (_, n): OrderInput => {
    const at = `2026-03-${String(1 + (n % 28)).padStart(2, '0')} ${String(10 + (n % 12)).padStart(2, '0')}:15:00`;
    const lines = [1, 2, 3].map((line) => ({ title: `Dish ${(n * 7 + line * 13) % 120}`, price: 5 + line, quantity: 1 + (n % 3) }));
    return { uuid: randomUUID(), revision: 1, order_number: String(n), local_created_at: at, payment_date: at, status: 'paid', lines };
  });
  return Array.from({ length: Math.ceil(ORDERS / BATCH) }, (_, n) => orders.slice(n * BATCH, (n + 1) * BATCH));
}

/** Milliseconds that the batches take, one unit of work each; `after` each one. */
async function stored(host: TestApp, taken: typeof model, after?: () => Promise<unknown>): Promise<number> {
  const { clientId, establishments } = host.seeded.one;
  const began = performance.now();
  for (const batch of batches()) {
    await host.database.tenant(clientId, async (tx) => {
      const establishment = await ownEstablishment(tx, clientId, establishments[0] as number);
      if (!establishment) throw new Error('There is no establishment');
      const figures = batch.map((order) => {
        const result = calculateOrder(order, establishment);
        if ('errors' in result) throw new Error(JSON.stringify(result.errors));
        return result.figures;
      });
      const answers = await storeOrders({ tx, model: taken, establishment, userId: null, now: new Date().toISOString() }, figures);
      expect(answers.every(({ status }) => status === 'created')).toBe(true);
    });
    await after?.();
  }
  return performance.now() - began;
}

test('orders coming in: with their facts and marks, with the rollups after every batch, and with the stock they use', async () => {
  const run = async (taken: typeof model, after?: (host: TestApp) => Promise<unknown>) => {
    const host = await testApp();
    const ms = await stored(host, taken, after && (() => after(host)));
    const { engine } = host.database;
    await host.close();
    return { ms, engine };
  };
  const plain = await run({ ...model, resources: PLAIN });
  const rolled = await run({ ...model, resources: PLAIN }, (host) => recomputeMarked(host.database));
  const withStock = await run(model);
  process.stdout.write(`${plain.engine}: ${Math.round(ORDERS / (plain.ms / 1000))} orders a second\n`);
  report(`${plain.engine}: rollups after every ${BATCH}`, rolled.ms, 'marks alone', plain.ms);
  report(`${plain.engine}: with the ledger asked for what they use`, withStock.ms, 'without', plain.ms);
});
