import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canGrant,
  canUse,
  canUseAny,
  canUseEverywhere,
  type Grant,
  permissionCeiling,
  rightsOf,
  visibleEstablishments,
} from '#/server/access/permissions/permissions.ts';

const catalogue = ['Taxes', 'TaxCreate', 'Products', 'Clients', 'SuperAdminDashboard', 'Stations'].map((name) => ({ name, group: 'any' }));
const client = permissionCeiling(catalogue, false);
const staff = (grants: Grant[]) => rightsOf({ isPlatform: false, isFullAccess: false, grants }, client);

describe('the ceiling', () => {
  it('keeps the names of the platform from client users and nothing from super-admins', () => {
    expect([...client]).toEqual(['Taxes', 'TaxCreate', 'Products']);
    expect(permissionCeiling(catalogue, true).size).toBe(catalogue.length);
  });
});

describe('rights', () => {
  it('of full access are the whole ceiling, everywhere', () => {
    const owner = rightsOf({ isPlatform: false, isFullAccess: true, grants: [] }, client);
    expect(canUse(owner, 'TaxCreate', 7)).toBe(true);
    expect(canUse(owner, 'Clients')).toBe(false);
    expect(visibleEstablishments(owner, 'Taxes')).toBe('all');
    expect(visibleEstablishments(owner, 'Clients')).toEqual([]);
  });

  it('of a role in one establishment end at its door', () => {
    const rights = staff([{ establishment: 7, permissions: ['Taxes'] }]);
    expect(canUse(rights, 'Taxes', 7)).toBe(true);
    expect(canUse(rights, 'Taxes', 8)).toBe(false);
    expect(canUse(rights, 'Taxes')).toBe(true);
    expect(canUseEverywhere(rights, 'Taxes')).toBe(false);
    expect(visibleEstablishments(rights, 'Taxes')).toEqual([7]);
    expect(visibleEstablishments(rights, 'Products')).toEqual([]);
  });

  it('add up over roles, once for each establishment', () => {
    const rights = staff([
      { establishment: 7, permissions: ['Taxes'] },
      { establishment: 7, permissions: ['Taxes', 'Products'] },
      { establishment: 8, permissions: ['Taxes'] },
    ]);
    expect(visibleEstablishments(rights, 'Taxes')).toEqual([7, 8]);
    expect([...rights.permissionsIn(7)]).toEqual(['Taxes', 'Products']);
    expect(canUseAny(rights, ['Clients', 'Products'])).toBe(true);
    expect(canUseAny(rights, [])).toBe(false);
  });

  it('of a role everywhere hold in an establishment that opens tomorrow', () => {
    const rights = staff([{ establishment: null, permissions: ['Taxes'] }]);
    expect(canUse(rights, 'Taxes', 12_345)).toBe(true);
    expect(canUseEverywhere(rights, 'Taxes')).toBe(true);
  });

  it('never reach above the ceiling, whatever roles say', () => {
    const grant = fc.record({
      establishment: fc.option(fc.integer({ min: 1, max: 3 })),
      permissions: fc.array(fc.constantFrom(...catalogue.map(({ name }) => name), 'NoSuchName')),
    });
    fc.assert(
      fc.property(fc.array(grant), fc.integer({ min: 1, max: 4 }), (grants, establishment) => {
        const rights = staff(grants);
        for (const name of rights.permissionsIn(establishment)) {
          expect(client.has(name)).toBe(true);
          const visible = visibleEstablishments(rights, name);
          expect(visible === 'all' || visible.includes(establishment)).toBe(true);
          expect(rights.permissionsAnywhere.has(name)).toBe(true);
        }
      }),
    );
  });
});

describe('granting', () => {
  const manager = staff([
    { establishment: 7, permissions: ['Taxes', 'TaxCreate'] },
    { establishment: null, permissions: ['Products'] },
  ]);

  it('needs every name, there where it is granted', () => {
    expect(canGrant(manager, ['Taxes', 'Products'], 7)).toBe(true);
    expect(canGrant(manager, ['Taxes'], 8)).toBe(false);
    expect(canGrant(manager, ['Taxes'], null)).toBe(false);
    expect(canGrant(manager, ['Products'], null)).toBe(true);
    expect(canGrant(manager, ['Clients'], 7)).toBe(false);
  });
});
