import { beforeAll, describe, expect, test } from 'vitest';
import { integrations } from '#/server/domain/integrations/index.ts';
import type { ProgramCalls } from '#/server/domain/integrations/programCalls.ts';
import { fetched } from '#/server/extensions/connectors/square/fetchOrders.ts';
import { installExtensions } from '#/server/extensions/index.ts';

const event = (type: string, object: unknown) => ({ merchant_id: 'M', type, event_id: 'e', data: { type: 'x', id: 'y', object } });

describe("Square's webhooks", () => {
  test.each([
    ['order.created', { order_created: { order_id: 'A', state: 'OPEN' } }, ['A']],
    ['order.fulfillment.updated', { order_fulfillment_updated: { order_id: 'A', fulfillment_update: [{}] } }, ['A']],
    ['payment.updated', { payment: { id: 'P', order_id: 'A' } }, ['A']],
    ['refund.created', { refund: { id: 'R', order_id: 'B' } }, ['B']],
    ['gift_card.activity.created', { gift_card_activity: { id: 'G', activate_activity_details: { order_id: 'A' } } }, ['A']],
    ['customer.created', { customer: { id: 'C' } }, []],
    ['order.updated', { order: { id: 'A', location_id: 'L' } }, undefined],
    ['order.updated', undefined, undefined],
  ])('of %s name the orders that they are about', (type, object, ids) => {
    expect(fetched.namedIn(event(type, object))).toEqual(ids);
  });

  test('are none where a document holds orders', () => {
    expect(fetched.namedIn({ orders: [{ id: 'A' }] })).toBeUndefined();
    expect(fetched.namedIn(null)).toBeUndefined();
  });
});

describe("Square's search", () => {
  const calls = (answers: Readonly<Record<string, unknown>>): ProgramCalls & { asked: unknown[] } => {
    const asked: unknown[] = [];
    return {
      asked,
      call: async (path, request) => {
        asked.push(request?.body);
        return answers[path];
      },
    };
  };
  const all = async (source: AsyncIterable<readonly string[]>) => {
    const found: string[] = [];
    for await (const ids of source) found.push(...ids);
    return found;
  };

  test('asks for ten locations at a time, and for the one that is wanted alone', async () => {
    const locations = Array.from({ length: 23 }, (_, at) => ({ id: `L${at}` }));
    const many = calls({ '/v2/locations': { locations }, '/v2/orders/search': { order_entries: [{ order_id: 'A' }] } });
    expect(await all(fetched.changed(many, '2026-03-01T00:00:00.000Z', null))).toEqual(['A', 'A', 'A']);
    expect(many.asked.slice(1)).toMatchObject([
      { location_ids: { length: 10 } },
      { location_ids: { length: 10 } },
      { location_ids: { length: 3 } },
    ]);
    const one = calls({ '/v2/orders/search': {} });
    expect(await all(fetched.changed(one, '2026-03-01T00:00:00.000Z', 'L7'))).toEqual([]);
    expect(one.asked).toMatchObject([{ location_ids: ['L7'] }]);
  });

  test('that goes in circles is given up', async () => {
    const round = calls({ '/v2/orders/search': { order_entries: [], cursor: 'again' } });
    await expect(all(fetched.changed(round, '2026-03-01T00:00:00.000Z', 'L'))).rejects.toThrow('has no end');
  });
});

describe('the programs that the environment names', () => {
  beforeAll(installExtensions);

  const app = (clientId: string) => ({ clientId, clientSecret: clientId, addresses: {} });
  const start = (apps: object) => integrations(undefined as never, { apps } as never);

  test('are those that can be connected, and one that must know this host does', async () => {
    await expect(start({ nothing: app('x') })).rejects.toThrow('CONNECT_NOTHING_… names no program that can be connected: remove it');
    await expect(start({ quickbooks: app('') })).rejects.toThrow(
      'CONNECT_QUICKBOOKS_CLIENT_ID and CONNECT_QUICKBOOKS_CLIENT_SECRET are missing',
    );
  });
});
