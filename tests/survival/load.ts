import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { model } from '#/resources/index.ts';
import { migrate } from '#/server/foundation/database/migrate.ts';
import { type Database, type OpenOptions, openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { systemTables } from '#/server/systemTables.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { type Seeded, type SeededBusiness, seed } from '#/tests/support/seed.ts';
import { AWAY_MS, Caller, type Reply } from './caller.ts';
import { MoneyTraffic } from './moneyTraffic.ts';

const PAUSE_MS = 50;
const IMPORT_ROWS = 40;
/** What was found when everything was over. */
export interface Outcome {
  acknowledged: Record<string, number>;
  lost: string[];
  twice: string[];
  /** Answers that are none of those that a caller can go on after. */
  unexpected: string[];
  /** Figures of money that are not what was acknowledged, or not one another's. */
  disagree: string[];
}

/** Opens an empty database, brings it up to date, and fills in two businesses with people. */
export async function prepared(options: OpenOptions): Promise<Seeded> {
  const database = await openDatabase(options);
  try {
    await migrate(database, model, systemTables);
    return await seed(database, model);
  } finally {
    await database.close();
  }
}

/**
 * Writes and reads at a host that may go away at any moment, and remembers what was acknowledged. What is idempotent is sent until it is.
 */
export class Load {
  readonly #url: string;
  readonly #business: SeededBusiness;
  readonly #establishment: number;
  readonly #caller: Caller;
  readonly #money: MoneyTraffic;
  #disagree: string[] = [];
  #isOver = false;
  #running: Promise<void>[] = [];
  readonly #orders = new Set<string>();
  readonly #edits = { tried: 0, done: [] as number[] };
  readonly #loads = new Set<string>();
  readonly #imports: { id: number; names: string[] }[] = [];
  #received = 0;
  #reads = 0;
  #made = { vendor: 0, card: 0, order: 0, line: 0 };

  constructor(url: string, business: SeededBusiness) {
    this.#url = url;
    this.#business = business;
    this.#establishment = business.establishments[0] as number;
    this.#caller = new Caller(url, this.#establishment);
    this.#money = new MoneyTraffic(this.#caller);
  }

  /** Makes what is worked on. @throws where it is refused */
  async begin(): Promise<void> {
    await this.#caller.signIn();
    await this.#money.begin();
    const vendor = await this.#caller.must('POST', '/api/vendor', { name: 'Edited 0', email: 'sales@harvest.example' });
    const card = await this.#caller.must('POST', '/api/gift-card', { card_number: 'SURVIVAL-1', currency: 'USD' });
    await this.#caller.must('POST', `/api/gift-card/${card.id}/activate`, { amount: 0 });
    const flour = await this.#caller.must('POST', '/api/ingredient', { name: 'Flour', uom: 'kg', unit_cost: 1 });
    const items = [{ item: { type: 'ingredients', id: flour.id }, ordered_quantity: 100_000, unit_cost: 1 }];
    const order = await this.#caller.must('POST', '/api/purchase-order', { vendor: vendor.id, items });
    const ordered = await this.#caller.must('POST', `/api/purchase-order/${order.id}/order`, {});
    this.#made = { vendor: vendor.id, card: card.id, order: order.id, line: ordered.items[0].id };
  }

  /** Begins to write and to read. */
  start(): void {
    this.#isOver = false;
    this.#running = [this.#sell(), this.#sell(), this.#edit(), this.#loadCard(), this.#receive(), this.#import(), this.#read()];
    this.#money.start();
  }

  /** Resolves when everything that was begun has been acknowledged: the host must be there for it. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all([...this.#running, this.#money.stop()]);
    for (const { id } of this.#imports)
      await this.#caller.until(
        'GET',
        `/api/bulk-operation/${id}`,
        undefined,
        {},
        ({ status }) => !['pending', 'processing'].includes(status),
      );
    this.#disagree = await this.#money.disagreements(this.#orders.size);
  }

  /** Compares what was acknowledged with what is stored. */
  async outcome(database: Database): Promise<Outcome> {
    const { clientId } = this.#business;
    const read = async <T>(query: ReturnType<typeof sql<T>>) => (await database.owner((tx) => query.execute(tx))).rows;
    const count = (found: readonly { key: string; times: number }[]) => new Map(found.map(({ key, times }) => [key, Number(times)]));
    const orders = count(
      await read(
        sql<{
          key: string;
          times: number;
        }>`select uuid::text as key, count(*) as times from public.orders where client_id = ${clientId} group by 1`,
      ),
    );
    const facts = count(
      await read(
        sql<{ key: string; times: number }>`
        select o.uuid::text as key, sum(f.transactions) as times from public.orders o join public.facts_sales f
          on f.client_id = o.client_id and f.order_id = o.id
        where o.client_id = ${clientId} group by 1`,
      ),
    );
    const loads = count(
      await read(
        sql<{
          key: string;
          times: number;
        }>`select reason as key, count(*) as times from public.gift_card_transactions where client_id = ${clientId} and reason is not null
          group by 1`,
      ),
    );
    const edits = count(
      await read(
        sql<{ key: string; times: number }>`
        select substring(changes::text from '"Edited ([0-9]+)"[^"]*$') as key, count(*) as times from public.activity_log
        where client_id = ${clientId} and subject_type = 'vendors' and subject_id = ${this.#made.vendor} and event = 'updated' group by 1`,
      ),
    );
    const rows = count(
      await read(
        sql<{
          key: string;
          times: number;
        }>`select name as key, count(*) as times from public.vendors where client_id = ${clientId} group by 1`,
      ),
    );
    const [stored] = await read(sql<{ balance: string; sum: string; received: string; name: string }>`
      select (select current_balance from public.gift_cards where client_id = ${clientId} and id = ${this.#made.card}) as balance,
        (select sum(credit - debit) from public.gift_card_transactions where client_id = ${clientId}
          and gift_card = ${this.#made.card}) as sum,
        (select received_quantity from public.purchase_orders_items where client_id = ${clientId} and id = ${this.#made.line}) as received,
        (select name from public.vendors where client_id = ${clientId} and id = ${this.#made.vendor}) as name`);
    const lost: string[] = [];
    const twice: string[] = [];
    const validate = (what: string, times: number, most = 1) => {
      if (times < 1) lost.push(what);
      if (times > most) twice.push(what);
    };
    for (const uuid of this.#orders) validate(`order ${uuid}`, Math.min(orders.get(uuid) ?? 0, facts.get(uuid) ?? 0) || 0);
    for (const [uuid, times] of [...orders, ...facts]) if (times > 1) twice.push(`order ${uuid}`);
    for (const key of this.#loads) validate(`load ${key}`, loads.get(key) ?? 0);
    for (const edit of this.#edits.done) validate(`edit ${edit}`, edits.get(String(edit)) ?? 0);
    for (const { names } of this.#imports) for (const name of names) validate(`row ${name}`, rows.get(name) ?? 0);
    for (const [name, times] of rows) if (times > 1) twice.push(`row ${name}`);
    const received = Number(stored?.received);
    if (received < this.#received) lost.push(`received ${received} of ${this.#received}`);
    if (received > this.#received) twice.push(`received ${received} instead of ${this.#received}`);
    if (Number(stored?.balance) !== Number(stored?.sum) || Number(stored?.sum) !== this.#loads.size)
      lost.push(`a balance of ${stored?.balance} for ${this.#loads.size} loads (${stored?.sum})`);
    if (Number(stored?.name.split(' ')[1]) < (this.#edits.done.at(-1) ?? 0)) lost.push(`the last edit: ${stored?.name}`);
    return { acknowledged: this.acknowledged, lost, twice, unexpected: this.#caller.unexpected, disagree: this.#disagree };
  }

  get acknowledged(): Record<string, number> {
    return {
      orders: this.#orders.size,
      edits: this.#edits.done.length,
      loads: this.#loads.size,
      receipts: this.#received,
      imports: this.#imports.length,
      reads: this.#reads,
      ...this.#money.acknowledged,
    };
  }

  async #sell(): Promise<void> {
    while (!this.#isOver) {
      const order = anOrder({ uuid: randomUUID() });
      await this.#caller.until('POST', '/api/sales/intake', { orders: [order] }, {}, ({ list }) => list[0].status !== 'rejected');
      this.#orders.add(order.uuid);
      await wait(PAUSE_MS);
    }
  }

  /** An edit is not idempotent: one whose answer was lost is not sent again. */
  async #edit(): Promise<void> {
    while (!this.#isOver) {
      this.#edits.tried += 1;
      const number = this.#edits.tried;
      const answer = await this.#caller.call('PUT', `/api/vendor/${this.#made.vendor}`, { name: `Edited ${number}` });
      if (answer?.status === 200) this.#edits.done.push(number);
      await wait(answer?.status === 200 ? PAUSE_MS : AWAY_MS);
    }
  }

  async #loadCard(): Promise<void> {
    while (!this.#isOver) {
      const key = randomUUID();
      await this.#caller.until('POST', `/api/gift-card/${this.#made.card}/adjust`, { amount: 1, reason: key }, { 'idempotency-key': key });
      this.#loads.add(key);
      await wait(PAUSE_MS);
    }
  }

  async #receive(): Promise<void> {
    while (!this.#isOver) {
      const items = [{ id: this.#made.line, receiving_quantity: 1 }];
      await this.#caller.until('PUT', `/api/purchase-order/receive/${this.#made.order}`, { items }, { 'idempotency-key': randomUUID() });
      this.#received += 1;
      await wait(PAUSE_MS);
    }
  }

  /** Beginning an import is not idempotent either: one whose answer was lost is given up, and its rows may be there or not. */
  async #import(): Promise<void> {
    while (!this.#isOver) {
      const names = Array.from({ length: IMPORT_ROWS }, () => `Row ${randomUUID()}`);
      const begun = await this.#beginImport(['name,email', ...names.map((name) => `${name},row@harvest.example`)].join('\n'));
      if (begun?.status === 200) this.#imports.push({ id: begun.data.id, names });
      await wait(20 * PAUSE_MS);
    }
  }

  async #beginImport(csv: string): Promise<Reply | undefined> {
    const address = await this.#caller.call('POST', '/api/v1_0/get-presigned-url', { file_name: 'vendors.csv' });
    if (address?.status !== 200) return undefined;
    const { url, public_url: file_url } = address.data;
    const sent = await fetch(new URL(url, this.#url), {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: csv,
    }).catch(() => undefined);
    if (!sent?.ok) return undefined;
    return this.#caller.call('POST', '/api/bulk-operation/import', {
      resource: 'vendors',
      establishment_id: this.#establishment,
      file_url,
    });
  }

  async #read(): Promise<void> {
    while (!this.#isOver) {
      const answer = await this.#caller.call('POST', '/api/vendor/list', { per_page: 25 });
      if (answer?.status === 200) this.#reads += 1;
      await wait(answer?.status === 200 ? PAUSE_MS : AWAY_MS);
    }
  }
}
