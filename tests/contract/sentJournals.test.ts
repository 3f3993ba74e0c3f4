import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { sendDaily } from '#/server/domain/integrations/online/sendDaily.ts';
import { openJobs } from '#/server/foundation/jobs/jobs.ts';
import { AccountingSandbox } from '#/tests/support/accountingSandbox.ts';
import {
  accountingWorld,
  companyAccounts,
  linesOf as lines,
  companyMapping as mapping,
  soup,
  CONNECTIONS as url,
} from '#/tests/support/accountingWorld.ts';

let sandbox: AccountingSandbox;
let world: Awaited<ReturnType<typeof accountingWorld>>;
/** Queues for the host without being one. */
let queueing: FastifyInstance;

beforeAll(async () => {
  sandbox = await AccountingSandbox.start();
  world = await accountingWorld(sandbox);
  queueing = Fastify();
});
afterAll(async () => {
  await queueing.close();
  await world.host.close();
  await sandbox.close();
});
beforeEach(() => {
  sandbox.accounts = companyAccounts();
  sandbox.departments = [{ Id: '7', Name: 'Kitchen', FullyQualifiedName: 'Kitchen', Active: true }];
});

describe('sending days', () => {
  beforeEach(() => {
    sandbox.booked = [];
  });

  test('books a day once, however many ask for it at the same time', async () => {
    const { connection, readAccounts, send, arrived, sold } = world;
    const id = await connection();
    await readAccounts(id);
    await sold('2026-01-05');
    const asked = await Promise.all([1, 2, 3, 4].map(() => send(id, '2026-01-05')));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    await arrived();
    expect(sandbox.booked.map(({ TxnDate }) => TxnDate)).toEqual(['2026-01-05']);
  });

  test('books each day once, to the penny, and afterwards what changed of it alone', async () => {
    const { harbour, post, connection, readAccounts, send, arrived, journals, sold } = world;
    const id = await connection();
    expect((await readAccounts(id)).status).toBe(200);
    const order = await sold('2026-01-10');
    await sold('2026-01-11', { payments: [{ method: 'cash', amount: 12 }] });
    expect(await send(id, '2026-01-10', '2026-01-12')).toMatchObject({ status: 200, body: { data: { queued: 2 } } });
    await arrived();
    // Which of the two leaves first is not said.
    expect(sandbox.booked.map((one) => [one.TxnDate, lines(one)]).sort()).toEqual([
      ['2026-01-10', ['Credit 1 10 7', 'Credit 2 2', 'Credit 5 1', 'Debit 3 13']],
      ['2026-01-11', ['Credit 1 10 7', 'Credit 2 2', 'Debit 4 12']],
    ]);
    expect(sandbox.booked.flatMap(({ Line }) => Line.map(({ Description }) => Description))).toContain('Category: Suppen');
    expect(await journals(id)).toMatchObject([
      {
        day: '2026-01-10',
        kind: 'journal',
        status: 'sent',
        total: 13,
        number: expect.stringMatching(/^[12]$/),
        entry: `CH${harbour}-20260110`,
      },
      { day: '2026-01-11', kind: 'journal', status: 'sent', total: 12, number: expect.stringMatching(/^[12]$/) },
    ]);
    const nothing = await send(id, '2026-01-10', '2026-01-12');
    expect(nothing).toMatchObject({ status: 422, body: { errors: { from: [expect.stringContaining('nothing has changed')] } } });
    // The order comes again: a second soup, and the card paid for it.
    const more = { ...order, revision: 2, lines: [{ ...soup, quantity: 2 }], payments: [{ method: 'card', amount: 24, tip: 1 }] };
    await post('/api/sales/intake', { establishment_id: harbour, orders: [more] });
    expect((await send(id, '2026-01-10', '2026-01-12')).body.data).toEqual({ queued: 1 });
    await arrived();
    expect(sandbox.booked.slice(2).map((one) => [one.TxnDate, lines(one)])).toEqual([
      ['2026-01-10', ['Credit 1 10 7', 'Credit 2 2', 'Debit 3 12']],
    ]);
    expect((await journals(id)).at(-1)).toMatchObject({ kind: 'correction', entry: `CH${harbour}-20260110-1`, total: 12, status: 'sent' });
  });

  test('sends again with the same key where the answer was lost, so that it is booked once', async () => {
    const { connection, readAccounts, send, arrived, journals, sold } = world;
    const id = await connection();
    await readAccounts(id);
    await sold('2026-01-14');
    sandbox.trouble = ['lost', 503];
    await send(id, '2026-01-14');
    await arrived();
    expect(sandbox.booked).toHaveLength(1);
    expect(await journals(id)).toMatchObject([{ status: 'sent', tries: 3, problem: null }]);
  });

  test('gives up after some tries, says why, and sends the same again when it is told to', async () => {
    const { staff, other, post, connection, readAccounts, send, arrived, journals, sold, offered } = world;
    const id = await connection();
    await readAccounts(id);
    await sold('2026-01-16');
    sandbox.trouble = ['lost', 503, 503];
    await send(id, '2026-01-16');
    await arrived();
    const [givenUp] = await journals(id);
    expect(givenUp).toMatchObject({ status: 'given_up', problem: expect.stringContaining('503') });
    expect((await offered()).connection).toEqual({
      ...{ id, state: 'connected', attention: '1 day did not arrive there: open the sent journals' },
    });
    expect((await post(`/api/sent-journal/${givenUp.id}/again`, {}, other)).status).toBe(404);
    expect((await post(`/api/sent-journal/${givenUp.id}/again`, {}, staff)).status).toBe(403);
    expect((await post(`/api/sent-journal/${givenUp.id}/again`, {})).status).toBe(200);
    await arrived();
    expect(await journals(id)).toMatchObject([{ id: givenUp.id, status: 'sent', key: givenUp.key }]);
    expect((await offered()).connection.attention).toBeNull();
    expect(sandbox.booked).toHaveLength(1);
  });

  test('says in the program’s words why it was refused, and sends the day anew once that is put right', async () => {
    const { connection, readAccounts, send, arrived, journals, sold } = world;
    const id = await connection();
    await readAccounts(id);
    await sold('2026-01-18');
    const all = sandbox.accounts;
    sandbox.accounts = all.filter(({ Id }) => Id !== '1');
    await send(id, '2026-01-18');
    await arrived();
    expect(await journals(id)).toMatchObject([{ status: 'refused', problem: expect.stringContaining('Accounts element id 1 not found') }]);
    sandbox.accounts = all;
    await send(id, '2026-01-18');
    await arrived();
    expect((await journals(id)).map(({ status, kind }: { status: string; kind: string }) => `${kind} ${status}`)).toEqual([
      'journal refused',
      'journal sent',
    ]);
    expect(sandbox.booked).toHaveLength(1);
  });

  test('refuses days that are not over, accounts that were not read, and whoever may not', async () => {
    const { staff, other, connection, readAccounts, send, journals, sold } = world;
    const id = await connection({
      value: [...mapping.slice(0, 3), { part: 'payment_method', name: 'card', account: 'Elsewhere' }, mapping[5]],
    });
    await readAccounts(id);
    await sold('2026-01-20');
    expect((await send(id, '2026-01-20')).body.errors).toEqual({ from: [expect.stringContaining('Elsewhere')] });
    const today = new Date().toISOString().slice(0, 10);
    expect((await send(id, '2026-01-20', today)).body.errors).toEqual({ to: [expect.stringContaining('not over yet')] });
    expect((await send(id, '2026-01-20', '2026-01-20', staff)).status).toBe(403);
    expect((await send(id, '2026-01-20', '2026-01-20', other)).status).toBe(404);
    expect(await journals(id)).toEqual([]);
  });
});

describe('every day by itself', () => {
  // What is sold in the establishment is sent to each company that it is connected to.
  beforeEach(() => world.host.database.direct('update public.third_party_integrations set sends_daily = false'));

  test('sends what is over and what changed of five weeks, once, and says what keeps it back', async () => {
    const { host, owner, harbour, post, connection, record, readAccounts, arrived, sold } = world;
    sandbox.booked = [];
    const id = await connection({ sends_daily: true, sends_from: '2026-02-02' });
    await readAccounts(id);
    await sold('2026-02-01');
    const order = await sold('2026-02-02');
    await sold('2026-02-03');
    const jobs = openJobs(queueing, { database: host.database, recurs: false });
    const look = async (now: string) => {
      await Promise.all([1, 2].map(() => sendDaily({ database: host.database, model, jobs }, now)));
      await arrived();
    };
    await look('2026-02-03T10:00:00.000Z');
    expect(sandbox.booked.map(({ TxnDate }) => TxnDate)).toEqual(['2026-02-02']);
    // Nothing is left of the day that was sent.
    const cancelled = { ...order, revision: 2, status: 'cancelled', payments: [] };
    expect((await post('/api/sales/intake', { establishment_id: harbour, orders: [cancelled] })).body.data.list[0].errors).toBeUndefined();
    await look('2026-02-04T10:00:00.000Z');
    await look('2026-02-04T11:00:00.000Z');
    const later = sandbox.booked.slice(1).map((one) => [one.TxnDate, lines(one)]);
    expect(later.sort()).toEqual([
      ['2026-02-02', ['Credit 3 13', 'Debit 1 10 7', 'Debit 2 2', 'Debit 5 1']],
      ['2026-02-03', ['Credit 1 10 7', 'Credit 2 2', 'Credit 5 1', 'Debit 3 13']],
    ]);
    await sold('2026-02-04', { lines: [{ ...soup, category: 'Salate' }] });
    await look('2026-02-05T10:00:00.000Z');
    expect(await record(id)).toMatchObject({ state: 'connected', problem: expect.stringContaining('Salate') });
    const { value } = await record(id);
    await host.call('PUT', `${url}/${id}`, { value: [...value, { part: 'category', name: 'Salate', account: '4000 Food sales' }] }, owner);
    await look('2026-02-05T11:00:00.000Z');
    expect(await record(id)).toMatchObject({ problem: null });
    expect(sandbox.booked.at(-1)?.TxnDate).toBe('2026-02-04');
  });

  test('lets rest for a day what it gave up, or until it is connected anew', async () => {
    const { host, connection, connect, readAccounts, arrived, journals, sold } = world;
    const id = await connection({ sends_daily: true, sends_from: '2026-02-16' });
    await readAccounts(id);
    await sold('2026-02-16');
    const jobs = openJobs(queueing, { database: host.database, recurs: false });
    const look = async () => {
      await sendDaily({ database: host.database, model, jobs }, '2026-02-17T10:00:00.000Z');
      await arrived();
      return (await journals(id)).map(({ status, tries }: { status: string; tries: number }) => `${status} ${tries}`);
    };
    const away = () => {
      sandbox.trouble = [503, 503, 503];
    };
    const age = (column: string, table: string) =>
      host.database.platform((tx) =>
        sql`update ${sql.id('public', table)} set ${sql.id(column)} = ${new Date(Date.now() - 25 * 3_600_000)}`.execute(tx),
      );
    // Connected long before anything was given up.
    await age('connected_at', 'third_party_integrations');
    away();
    expect(await look()).toEqual(['given_up 3']);
    expect(await look()).toEqual(['given_up 3']);
    await age('updated_at', 'sent_journals');
    away();
    expect(await look()).toEqual(['given_up 3']);
    expect(sandbox.trouble).toEqual([]);
    const { company_id: company } = await world.record(id);
    expect((await connect(id, company)).status).toBe(200);
    expect(await look()).toEqual(['sent 1']);
  });
});
