import { expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { carryRow } from '#/server/capabilities/wholeBusiness/import/carryRow.ts';

const carried = (name: string, cells: Record<string, string>) => {
  const columns = Object.keys(cells).map((column) => ({ name: column, type: 'text', notNull: false }));
  const own = { name, resource: name.replaceAll('_', '-'), field: undefined, columns, key: ['id'], staying: [] };
  return carryRow({ model, numberOf: (_table, id) => id, addressOf: () => undefined }, own as never, columns, cells);
};

test('what acts outwards by itself is switched off in the business that it comes to', () => {
  expect(carried('webhooks', { title: 'Shop', status: 'active' })).toEqual({ title: 'Shop', status: 'paused' });
  const connected = { integration: 'quickbooks', state: 'connected', sends_daily: 'true', orders_key_ending: '' };
  expect(carried('third_party_integrations', connected)).toEqual({
    ...{ integration: 'quickbooks', state: 'not_connected', sends_daily: false, orders_key_ending: null, orders_token_ending: null },
  });
  // What a connection has not, it has not here either.
  const till = { integration: 'square', state: '', sends_daily: '', orders_key_ending: 'f00d', orders_token_ending: 'beef' };
  expect(carried('third_party_integrations', till)).toEqual({
    ...{ integration: 'square', state: null, sends_daily: null, orders_key_ending: null, orders_token_ending: null },
  });
});
