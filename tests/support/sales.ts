import { randomUUID } from 'node:crypto';
import { model } from '#/resources/index.ts';
import { migrate } from '#/server/database/migrate.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import { tablesOf } from '#/server/database/tables.ts';
import { rolesAndSchemas, walls } from '#/server/database/tenancy.ts';
import { intakeRoute } from '#/server/sales/intakeRoute.ts';
import type { OrderInput } from '#/server/sales/orderInput.ts';
import { salesTables } from '#/server/sales/salesTables.ts';
import { systemTables } from '#/server/systemTables.ts';
import { type TestApp, type TestAppOptions, testApp } from './app.ts';
import { openTestDatabase } from './database.ts';

/** A host with the intake and the tables of figures. */
export async function salesApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await salesDatabase());
  return testApp({
    ...options,
    database,
    routes: async (app) => {
      if (!app.hasRoute({ method: 'POST', url: '/api/sales/intake' })) await intakeRoute(app, { model, database });
    },
  });
}

function salesDatabase(): Promise<Database> {
  const ddl = [...systemTables, ...salesTables.filter((statement) => !systemTables.includes(statement))];
  const tables = tablesOf(model);
  return openTestDatabase({
    key: JSON.stringify([tables, tables.map(walls), rolesAndSchemas, ddl]),
    migrate: async (database) => void (await migrate(database, model, ddl)),
  });
}

/** Sets what decides on days and money of the first establishment of client one. */
export async function setClock(
  { database, seeded }: TestApp,
  { currency = 'GBP', timezone = 'Europe/London', dayStartsAt = '00:00' }: { currency?: string; timezone?: string; dayStartsAt?: string } = {},
): Promise<void> {
  const [id] = seeded.one.establishments;
  await database.platform((tx) =>
    tx
      .updateTable('establishments')
      .set({ currency, timezone, business_day_starts_at: dayStartsAt })
      .where('client_id', '=', seeded.one.clientId)
      .where('id', '=', id)
      .execute(),
  );
}

/** An order of one paid line of 10.00, changed by `changes`. */
export function anOrder(changes: Partial<OrderInput> = {}): OrderInput {
  return {
    uuid: randomUUID(),
    revision: 1,
    order_number: '1001',
    local_created_at: '2026-03-01 12:30:00',
    status: 'paid',
    lines: [{ title: 'Soup', price: 10, quantity: 1 }],
    ...changes,
  };
}
