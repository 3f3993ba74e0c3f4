import { describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import { changesToTell, isKnownEvent } from '#model/language';

const told = (name: string) => {
  const resource = model.resources[name];
  return resource && changesToTell(resource);
};

describe('what webhooks tell of', () => {
  it('is what can happen to records of a business', () => {
    expect(told('products')).toEqual(['created', 'updated', 'deleted']);
    expect(told('orders')).toEqual(['created', 'updated']);
  });

  it('is nothing of the platform, of logs, and of webhooks themselves', () => {
    for (const name of ['clients', 'stations', 'activity-log', 'payments', 'webhooks', 'webhook-deliveries'])
      expect(told(name)).toEqual([]);
  });

  it.each(['*', 'products.*', 'products.created', 'orders.updated'])('knows %s', (event) => {
    expect(isKnownEvent(model.resources, event)).toBe(true);
  });

  it.each([
    '',
    'products',
    'products.',
    'products.sold',
    'orders.deleted',
    'unicorns.*',
    'clients.*',
    'constructor.created',
    '__proto__.*',
  ])('does not know %j', (event) => {
    expect(isKnownEvent(model.resources, event)).toBe(false);
  });
});
