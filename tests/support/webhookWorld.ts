import { sql } from 'kysely';
import { expect } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { startReceiver, type WebhookReceiver } from './webhookReceiver.ts';

/** How long a test waits for what the host does by itself. */
export const patience = { timeout: 20_000, interval: 20 };

/** A host whose webhooks send to a receiver of the test's own, without pauses. */
export interface WebhookWorld {
  host: TestApp;
  receiver: WebhookReceiver;
  owner: string;
  manager: string;
  clientId: number;
  harbour: number;
  market: number;
  call(
    method: 'POST' | 'PUT' | 'GET' | 'DELETE',
    path: string,
    body: object | undefined,
    token: string,
    wanted: number,
  ): ReturnType<typeof dataOf>;
  run<T>(query: ReturnType<typeof sql<T>>): Promise<T[]>;
  aWebhook(body?: object, token?: string): ReturnType<typeof dataOf>;
  readWebhook(id: number): ReturnType<typeof dataOf>;
  aProduct(body?: object, place?: number): ReturnType<typeof dataOf>;
  deliveries(): Promise<Listed[]>;
  /** Waits until so much has arrived. */
  arrived(count: number): Promise<void>;
  /** The deliveries, once none of them waits. */
  settled(): Promise<Listed[]>;
  /** Without webhooks, as at first. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** A delivery as a list shows it. */
export interface Listed {
  id: number;
  event: string;
  status: string;
}

const dataOf = async (answer: ReturnType<TestApp['call']>, wanted: number) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(wanted);
  return body.data;
};

/** Opens it. */
export async function webhookWorld(): Promise<WebhookWorld> {
  const receiver = await startReceiver();
  const host = await testApp({ config: { outgoingLoopback: true }, webhookSettings: { pollMs: 20, pauses: [30, 30] } });
  const [owner, manager] = await Promise.all([host.signIn('owner@demo.test'), host.signIn('manager@demo.test')]);
  const { clientId, establishments } = host.seeded.one;
  const [harbour = 0, market = 0] = establishments;
  let made = 0;
  const call: WebhookWorld['call'] = (method, path, body, token, wanted) => dataOf(host.call(method, path, body, token), wanted);
  const run: WebhookWorld['run'] = async (query) => (await host.database.platform((tx) => query.execute(tx))).rows;
  const deliveries = async () =>
    (await call('POST', '/api/webhook-delivery/list', { per_page: 100, sort_by: 'id', sort_order: 'asc' }, owner, 200)).list;
  return {
    ...{ host, receiver, owner, manager, clientId, harbour, market, call, run, deliveries },
    aWebhook: (body = {}, token = owner) => {
      made += 1;
      return call('POST', '/api/webhook', { title: `Hook ${made}`, address: receiver.address, events: ['*'], ...body }, token, 201);
    },
    readWebhook: (id) => call('GET', `/api/webhook/${id}`, undefined, owner, 200),
    aProduct: (body = {}, place = harbour) => {
      made += 1;
      return call('POST', '/api/product', { establishment_id: place, item: `Tea ${made}`, price: 3, ...body }, owner, 201);
    },
    arrived: (count) => expect.poll(() => receiver.sent.length, patience).toBe(count),
    settled: async () => {
      await expect.poll(async () => (await deliveries()).filter(({ status }: Listed) => status === 'waiting').length, patience).toBe(0);
      return deliveries();
    },
    clear: async () => {
      receiver.answer = { status: 200, body: 'thanks' };
      await run(sql`delete from public.webhooks`);
      receiver.forget();
    },
    close: async () => {
      await host.close();
      await receiver.close();
    },
  };
}
