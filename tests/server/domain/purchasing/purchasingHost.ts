import { sql } from 'kysely';
import { expect } from 'vitest';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

type Row = Record<string, unknown> & { id: number };
/** A purchase order as the host answers it. */
export type Order = Row & { number: string; status: string; items: Row[] };

/** A host with a vendor, something to buy, and a mail server. */
export interface Purchasing {
  host: TestApp;
  mail: MailServer;
  owner: string;
  /** A vendor without an address. */
  silent: number;
  /** Beef in packs of five, mugs in packs of six, coffee. */
  lines: readonly object[];
  newOrder(body?: object): Promise<Order>;
  verb(order: Order, name: string, body?: object, token?: string): ReturnType<TestApp['call']>;
  read(order: Order): Promise<Order>;
  file(
    order: Order,
    path: string,
    token?: string,
  ): Promise<{ status: number; type: unknown; disposition: unknown; bytes: Buffer; errors(): object }>;
  /** Receives of each line what is given, by place. */
  receive(order: Order, quantities: readonly number[]): Promise<void>;
  /** Does something while somebody reads another language. */
  inLanguage<T>(language: string, email: string, work: () => Promise<T>): Promise<T>;
  /** Waits until nothing is left to send. */
  delivered(): Promise<void>;
  close(): Promise<void>;
}

/** Opens it, in London and in pounds. */
export async function purchasingHost({ mailBounces }: { mailBounces?: string } = {}): Promise<Purchasing> {
  const mail = await startMailServer();
  const config = { smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>', mailBounces };
  const host = await testApp({ config, mailerSettings: { retryMs: [1500, 1500, 1500] } });
  const owner = await host.signIn('owner@demo.test');
  const establishment_id = host.seeded.one.establishments[0] as number;
  const stored = (query: ReturnType<typeof sql>) => host.database.platform((tx) => query.execute(tx));
  await stored(sql`
    update public.establishments set currency = 'GBP', timezone = 'Europe/London', address = '12 Quay Street, Bristol',
      phone = '+44 117 496 0111', email = 'harbour@demo.test'
    where client_id = ${host.seeded.one.clientId} and id = ${establishment_id}`);
  const values = { business_name: 'Harbour Kitchen', tax_number: 'GB 123 4567 89' };
  await host.call('POST', '/api/establishment-meta', { establishment_id, kind: 'receipt', values }, owner);
  const made = async (path: string, body: object) => {
    const { status, body: answer } = await host.call('POST', path, { ...(path !== '/api/vendor' && { establishment_id }), ...body }, owner);
    if (status !== 201) throw new Error(JSON.stringify(answer));
    return answer.data as Row;
  };
  const known = {
    contact_person_name: 'Tom Lindqvist',
    email: 'sales@harvest.test',
    phone: '+44 20 7946 0112',
    address: 'Unit 7\nMarket Road',
  };
  const { id: vendor } = await made('/api/vendor', {
    name: 'Harvest Wholesale',
    ...known,
    payment_terms: 'net_30',
    tax_id: 'GB 999 8888 77',
  });
  const { id: silent } = await made('/api/vendor', { name: 'Old Farm' });
  const { id: beef } = await made('/api/ingredient', { name: 'Ground beef', uom: 'kg' });
  const { id: mug } = await made('/api/product', {
    item: 'Gift mug',
    price: 14,
    barcode: '5012345678900',
    sku: 'GM-1',
    track_inventory: true,
  });
  const { id: coffee } = await made('/api/product', { item: 'Coffee beans', price: 12.5, sku: 'CB-250' });
  const lines = [
    { item: { type: 'ingredients', id: beef }, vendor_item_id: 'HW-2210', pack_size: 5, ordered_quantity: 10, unit_cost: 49.123456 },
    { item: { type: 'products', id: mug }, pack_size: 6, ordered_quantity: 2, unit_cost: 30 },
    { item: { type: 'products', id: coffee }, ordered_quantity: 3, unit_cost: 6.4 },
  ];
  const usual = { vendor, expected_date: '2026-07-14', shipping: 12, discount: 5.5, notes: 'To the back door', items: lines };
  const verb: Purchasing['verb'] = (order, name, body = {}, token = owner) =>
    host.call('POST', `/api/purchase-order/${order.id}/${name}`, body, token);
  return {
    host,
    mail,
    owner,
    silent,
    lines,
    verb,
    newOrder: async (body = {}) => (await made('/api/purchase-order', { ...usual, ...body })) as Order,
    read: async ({ id }) => (await host.call('GET', `/api/purchase-order/${id}`, undefined, owner)).body.data as Order,
    async file(order, path, token = owner) {
      const answer = await host.app.inject({
        method: 'GET',
        url: `/api/purchase-order/${order.id}/${path}`,
        headers: { authorization: `Bearer ${token}` },
      });
      const { 'content-type': type, 'content-disposition': disposition } = answer.headers;
      return { status: answer.statusCode, type, disposition, bytes: answer.rawPayload, errors: () => answer.json().errors };
    },
    async receive(order, quantities) {
      if (order.status === 'draft') await verb(order, 'order');
      const items = quantities.map((receiving_quantity, at) => ({ id: order.items[at]?.id, receiving_quantity }));
      const { status, body } = await host.call('PUT', `/api/purchase-order/receive/${order.id}`, { items }, owner);
      if (status !== 200) throw new Error(JSON.stringify(body));
    },
    async inLanguage(language, email, work) {
      const set = (to: string) => stored(sql`update public.users set language = ${to} where email = ${email}`);
      await set(language);
      return work().finally(() => set('en'));
    },
    async delivered() {
      const waiting = sql`select 1 from public.jobs where kind like 'mail.%' and status in ('pending', 'processing')`;
      await expect.poll(async () => (await stored(waiting)).rows.length, { timeout: 20_000 }).toBe(0);
    },
    async close() {
      await host.close();
      await mail.close();
    },
  };
}
