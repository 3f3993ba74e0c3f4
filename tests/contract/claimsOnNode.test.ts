import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { findDue } from '#/server/capabilities/webhooks/claims.ts';
import { ClaimsOnNode } from '#/server/capabilities/webhooks/claimsOnNode.ts';
import { businessesOfNodes } from '#/server/foundation/database/nodes.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { addBusiness } from '#/tests/support/seed.ts';

/** Nobody has as much as they may. */
const ROOM = { webhooks: [], clients: [] };

let database: Database;
/** Their numbers; each has one webhook. */
let clients: number[];

beforeAll(async () => {
  database = await migratedDatabase();
  clients = [];
  for (const name of ['Harbour', 'Pier', 'Quay', 'Dock', 'Mole', 'Jetty']) {
    const business = { name, domain: `${name.toLowerCase()}.test`, titles: [], people: [] };
    const { clientId } = await database.platform((tx) => addBusiness({ tx, model, passwordHash: '' }, business));
    clients.push(clientId);
    await database.direct(
      `insert into public.webhooks (client_id, title, address, events, status, failures, created_at, updated_at)
       values ($1, 'Orders', 'https://receiver.test', '["*"]', 'active', 0, now(), now())`,
      [clientId],
    );
  }
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const client of clients) await database.direct(`delete from public.webhook_deliveries where client_id = $1`, [client]);
});

/** Events of a business, each with a delivery that is due. */
const happen = (client: number, many: number) =>
  database.direct(
    `select public.catch_events($1, (select jsonb_agg(jsonb_build_object('type', 'orders.created', 'id', n)) from generate_series(1, $2::int) as n))`,
    [client, many],
  );

describe('claims among the businesses of a node', () => {
  test('take what is due of these alone, each once, however many look', async () => {
    const [one = 0, two = 0, other = 0] = clients;
    for (const client of [one, two, other]) await happen(client, 4);
    const hosts = [new ClaimsOnNode(database), new ClaimsOnNode(database)];
    const taken = await Promise.all(
      hosts.map(async (host) => {
        const all: string[] = [];
        for (;;) {
          const claimed = await host.claim([one, two], ROOM);
          if (!claimed) return all;
          expect(claimed).toMatchObject({ tries: 1, type: 'orders.created', address: 'https://receiver.test', formerSecret: null });
          all.push(`${claimed.clientId} ${claimed.subject}`);
        }
      }),
    );
    const expected = [one, two].flatMap((client) => [1, 2, 3, 4].map((order) => `${client} ${order}`));
    expect(taken.flat().sort()).toEqual(expected.sort());
  });

  test('leave what is of a webhook or a business that has as much on its way as it may, though they have seen it', async () => {
    const [one = 0, two = 0] = clients;
    for (const client of [one, two]) await happen(client, 2);
    const host = new ClaimsOnNode(database);
    const first = await host.claim([one, two], ROOM);
    const rest = clients.slice(0, 2).find((client) => client !== first?.clientId);
    const others = [];
    for (let at = 0; at < 2; at += 1) others.push(await host.claim([one, two], { webhooks: [], clients: [first?.clientId ?? 0] }));
    expect(others.map((claimed) => claimed?.clientId)).toEqual([rest, rest]);
    expect(await host.claim([one, two], { webhooks: [first?.webhook ?? 0], clients: [] })).toBeUndefined();
    expect((await host.claim([one, two], ROOM))?.clientId).toBe(first?.clientId);
  });

  test('leave what has stopped being due since they saw it', async () => {
    const [one = 0] = clients;
    await happen(one, 2);
    const host = new ClaimsOnNode(database);
    expect(await host.claim([one], ROOM)).toBeDefined();
    await database.direct(`update public.webhooks set status = 'paused' where client_id = $1`, [one]);
    expect(await host.claim([one], ROOM)).toBeUndefined();
    await database.direct(`update public.webhooks set status = 'active' where client_id = $1`, [one]);
    expect(await host.claim([one], ROOM)).toBeDefined();
  });

  test('of no business take nothing', async () => {
    expect(await new ClaimsOnNode(database).claim([], ROOM)).toBeUndefined();
  });
});

describe.skipIf(!process.env.TEST_CITUS_URL)('on a cluster', () => {
  test('every active business is on one node, and a look for what is due there asks no other', async () => {
    await database.direct(`update public.clients set status = 'inactive' where id = $1`, [clients[0]]);
    const nodes = await businessesOfNodes(database, 'active');
    expect(nodes.flatMap((node) => node.clients).sort((a, b) => a - b)).toEqual(clients.slice(1));
    expect(nodes.length, 'there are businesses on both').toBe(2);
    const { rows } = await database.direct('select groupid as node, nodeport as port from pg_dist_node');
    const asked: string[] = [];
    const explaining: Database = {
      ...database,
      direct: async (text, values) => {
        const given = text.replace(/\$(\d)(::bigint\[\])?/g, (_, at) => {
          const value = values?.[Number(at) - 1];
          return Array.isArray(value) ? `'{${value}}'::bigint[]` : String(value);
        });
        const answer = await database.direct(`set citus.explain_all_tasks = on; explain ${given}`);
        asked.push(...answer.rows.map((row) => String(row['QUERY PLAN'])));
        return { ...answer, rows: [] };
      },
    };
    for (const { node, clients: of } of nodes) {
      asked.length = 0;
      await findDue(explaining, of, ROOM, 10);
      const ports = asked.flatMap((line) => line.match(/Node: .* port=(\d+)/)?.[1] ?? []);
      expect(new Set(ports.map(Number))).toEqual(new Set(rows.filter((row) => row.node === node).map(({ port }) => port)));
    }
  });
});
