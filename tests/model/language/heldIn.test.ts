import { describe, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { type Doing, establishmentsOfRecord, mustHoldEverywhere } from '#model/language';

const ids = (name: string, record: object) => establishmentsOfRecord(resourceOf(model, name), record as Record<string, unknown>);

describe('the establishments of a business’s record', () => {
  test('are those that it names', () => {
    expect(ids('stations', { establishment: 7 })).toEqual([7]);
    expect(ids('establishment-groups', { establishments: [7, 8] })).toEqual([7, 8]);
    expect(ids('establishments', { id: 9 })).toEqual([9]);
    const roles = [7, 8, 7].map((establishment) => ({ establishment, role: 1 }));
    expect(ids('users', { roles, full_access: false })).toEqual([7, 8]);
  });

  test('are all where it names none, leaves one open, or says so', () => {
    expect(ids('stations', { establishment: null })).toBe('all');
    expect(ids('report-schedules', { establishments: [] })).toBe('all');
    expect(ids('users', { roles: [] })).toBe('all');
    expect(ids('users', { roles: [{ establishment: 7 }, { establishment: null }] })).toBe('all');
    expect(ids('users', { roles: [{ establishment: 7 }], full_access: true })).toBe('all');
    expect(ids('customers', { id: 7 })).toBe('all');
  });
});

test('what must be held everywhere follows from what is shared, what applies everywhere and what makes an establishment', () => {
  const doings: Doing[] = ['list', 'view', 'create', 'edit', 'delete', 'order', 'read', 'write', 'read together', 'write together'];
  const asked = (name: string) => doings.filter((doing) => mustHoldEverywhere(resourceOf(model, name), doing));
  expect({
    customers: asked('customers'),
    'loyalty-rewards': asked('loyalty-rewards'),
    establishments: asked('establishments'),
    users: asked('users'),
    roles: asked('roles'),
    taxes: asked('taxes'),
    clients: asked('clients'),
  }).toEqual({
    customers: ['delete'],
    'loyalty-rewards': ['create', 'edit', 'delete', 'order', 'write', 'write together'],
    establishments: ['create', 'order', 'read together', 'write together'],
    users: ['order', 'read together', 'write together'],
    roles: ['order', 'read together', 'write together'],
    taxes: [],
    clients: [],
  });
});
