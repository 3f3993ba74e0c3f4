import { expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { rightsOf } from '#/server/access/permissions/permissions.ts';
import { rowScopeAt, rowScopeOf } from '#/server/records/rowScope.ts';

const held = ['Alerts', 'SalesSummary'];
const caller: Caller = {
  userId: 1,
  clientId: 2,
  userType: 'staff',
  name: 'Nia',
  isFullAccess: false,
  isPlatform: false,
  token: undefined,
  ...rightsOf(
    { isPlatform: false, isFullAccess: false, grants: [{ establishment: 5, permissions: held }] },
    new Set([...held, 'WageView']),
  ),
};
const alerts = resourceOf(model, 'alerts');

test('a scope of one place keeps guarded rows back as that of a list does', () => {
  const { guarded } = rowScopeOf(caller, alerts, 'Alerts', null);
  expect(guarded).toContainEqual({ when: { kind: 'labour' }, establishments: [] });
  expect(guarded).toContainEqual({ when: { kind: 'no_sales' }, establishments: [5] });
  expect(rowScopeAt(caller, alerts, { clientId: 2, establishmentId: 5 })).toMatchObject({ guarded, establishments: [5] });
  expect(rowScopeAt(caller, alerts, { clientId: 2, establishmentId: null })).toMatchObject({ guarded, establishments: 'all' });
});
