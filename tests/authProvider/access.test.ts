import { describe, expect, it } from 'vitest';
import { holdsAccess } from '#/authProvider/access.ts';
import { menuOf } from '#/authProvider/menu.ts';
import { allowsPath, permissionTree } from '#/authProvider/permissionTree.ts';
import { leadsTo } from '#/src/foundation/page/leadsTo.ts';

const model = {
  groups: [
    { name: 'catalogue', icon: 'MenuBook', headings: {}, resources: ['taxes', 'hidden'], reports: [], settings: [] },
    { name: 'platform', icon: 'Dns', headings: {}, resources: ['clients'], reports: ['product-mix'], settings: ['receipt'] },
  ],
  resources: {
    taxes: {
      permissions: { list: 'Taxes', view: 'Taxes', create: 'TaxCreate', edit: 'TaxEdit' },
      icon: 'Percent',
      verbs: { copy: { permission: 'TaxCopy' } },
    },
    clients: { permissions: { list: 'Clients', view: 'ClientView' }, icon: 'Business', callers: 'platform' as const },
    hidden: { permissions: { list: 'Hidden' }, icon: 'Lock', menu: false as const },
  },
  reports: { 'product-mix': { permission: 'ProductMix', icon: 'PieChart' } },
  settings: { receipt: { permission: 'Receipt', icon: 'Receipt' } },
};
const may = (names: string[], resource: string, action: string) => holdsAccess(model, new Set(names), resource, action);

describe('access by permission names', () => {
  it('asks the definition’s own name for each of the generic five', () => {
    expect(may(['Taxes'], 'taxes', 'list')).toBe(true);
    expect(may(['Taxes'], 'taxes', 'create')).toBe(false);
    expect(may(['TaxCreate'], 'taxes', 'create')).toBe(true);
    expect(may(['TaxEdit'], 'taxes', 'edit')).toBe(true);
    expect(may(['TaxEdit'], 'taxes', 'list')).toBe(false);
  });

  it('lets view by the definition’s own name for it, and nobody where it has none', () => {
    expect(may(['Taxes'], 'taxes', 'show')).toBe(true);
    expect(may(['Clients'], 'clients', 'show')).toBe(false);
    expect(may(['ClientView'], 'clients', 'show')).toBe(true);
    expect(may(['Hidden'], 'hidden', 'list')).toBe(true);
    expect(may(['Hidden'], 'hidden', 'show')).toBe(false);
  });

  it('refuses what the definition leaves out, and what it does not know', () => {
    expect(may(['Taxes', 'TaxDelete'], 'taxes', 'delete')).toBe(false);
    expect(may(['Taxes'], 'taxes', 'explode')).toBe(false);
  });

  it('asks a verb’s own name', () => {
    expect(may(['TaxCopy'], 'taxes', 'copy')).toBe(true);
    expect(may(['TaxEdit'], 'taxes', 'copy')).toBe(false);
  });

  it('asks what all establishments share to be held in all of them, where the definition says so', () => {
    const shared = { resources: { rewards: { ...model.resources.taxes, scope: 'client' as const, heldIn: 'everywhere' as const } } };
    const answers = (everywhere: string[]) =>
      ['list', 'create', 'edit', 'copy'].map((action) =>
        holdsAccess(shared, new Set(['Taxes', 'TaxCreate', 'TaxEdit', 'TaxCopy']), 'rewards', action, new Set(everywhere)),
      );
    expect(answers([])).toEqual([true, false, false, false]);
    expect(answers(['TaxEdit', 'TaxCopy'])).toEqual([true, false, true, true]);
  });

  it('takes what is no resource for a permission’s name', () => {
    expect(may(['CostView'], 'CostView', 'list')).toBe(true);
    expect(may([], 'CostView', 'list')).toBe(false);
  });
});

describe('the permission tree', () => {
  const paths = (names: string[], isPlatformUser: boolean) => permissionTree(names, menuOf(model, isPlatformUser)).allowedPaths;

  it('holds only places that a name opens, in the groups’ order', () => {
    const tree = permissionTree(['Taxes', 'Receipt', 'ProductMix', 'Elsewhere'], menuOf(model, false));
    expect(tree.nestedRoutes.map(({ name, entries }) => [name, entries.map(({ labelKey }) => labelKey)])).toEqual([
      ['catalogue', ['resources.taxes.name']],
      ['platform', ['reports.product-mix.name', 'settings.receipt.name']],
    ]);
    expect(tree.allowedPaths).toEqual(['/taxes', '/reports/product-mix', '/settings/receipt']);
    expect(tree.permissions.has('Elsewhere')).toBe(true);
  });

  it('leaves a group out where nothing in it may be opened', () => {
    expect(permissionTree(['Taxes'], menuOf(model, false)).nestedRoutes).toHaveLength(1);
    expect(permissionTree([], menuOf(model, false)).nestedRoutes).toEqual([]);
  });

  it('shows the platform’s places to the platform’s people alone', () => {
    expect(paths(['Clients'], false)).toEqual([]);
    expect(paths(['Clients'], true)).toEqual(['/clients']);
  });

  it('never shows what has no menu item', () => {
    expect(paths(['Hidden'], true)).toEqual([]);
  });

  it('allows the records below a place, and not what only begins alike', () => {
    const tree = permissionTree(['Taxes'], menuOf(model, false));
    expect(allowsPath(tree, '/taxes/12/show')).toBe(true);
    expect(allowsPath(tree, '/taxes-old')).toBe(false);
  });

  it('sorts by the group’s headings, and what has none stands above them', () => {
    const at = (heading: string | undefined, order?: number) => ({ permission: 'Taxes', icon: 'Percent', menu: { heading, order } });
    const reports = { late: at('second', 1), plain: at(undefined, 900), first: at('first'), before: at('first', 5) };
    const groups = [
      { name: 'reports', icon: 'Box', headings: { first: {}, second: {} }, resources: [], reports: Object.keys(reports), settings: [] },
    ];
    expect(permissionTree(['Taxes'], menuOf({ ...model, groups, reports }, false)).allowedPaths).toEqual(
      ['plain', 'before', 'first', 'late'].map((name) => `/reports/${name}`),
    );
  });

  it('has one item for a report and what stands on its page or among its tabs, which any of the tabs opens', () => {
    const reports = {
      voids: { permission: 'Voids', icon: 'Block', tabs: ['servers'], sections: ['reasons'] },
      servers: { permission: 'Servers', icon: 'Block', menu: false as const },
      reasons: { permission: 'Reasons', icon: 'Block', menu: false as const },
    };
    const group = { name: 'reports', icon: 'Assessment', headings: {}, resources: [], reports: Object.keys(reports), settings: [] };
    const places = (...names: string[]) =>
      permissionTree(names, menuOf({ ...model, groups: [group], reports }, false)).nestedRoutes.flatMap((one) => one.entries);
    expect(places('Servers').map(({ path }) => path)).toEqual(['/reports/voids']);
    expect(places('Voids').map(({ covers }) => covers)).toEqual([['/reports/servers', '/reports/reasons']]);
    expect(places('Reasons')).toEqual([]);
    const [entry] = places('Voids');
    if (!entry) throw new Error('There is no place');
    const leading = ['/reports/voids', '/reports/servers', '/reports/reasons/orders', '/reports/voids-by-day', '/reports'];
    expect(leading.filter((path) => leadsTo(entry, path))).toEqual(['/reports/voids', '/reports/servers', '/reports/reasons/orders']);
  });
});
