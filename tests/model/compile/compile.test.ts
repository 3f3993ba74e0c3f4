import { describe, expect, test } from 'vitest';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { labelOf } from '#/model/language/labelOf.ts';
import { crud, defineGroup, defineReport, defineResource, defineSettings, defineVariant, field } from '#model/language';

const group = defineGroup({ label: 'Catalogue', icon: 'MenuBook', order: 20 });
const cups = defineResource({
  version: 1,
  name: 'tea-cups',
  label: ['Tea cup', 'Tea cups'],
  icon: 'Cup',
  scope: 'establishment',
  title: 'name',
  endpoint: '/api/tea-cup',
  permissions: crud('TeaCups', 'TeaCup'),
  fields: {
    name: field.text({ required: true }),
    cost: field.money({ readable: { permission: 'CupCost' } }),
    secret: field.password(),
    kind: field.status({ big: 'Big', small: 'Small' }),
  },
  verbs: {
    wash: { label: 'Wash', on: 'record', effect: 'write', permission: 'TeaCupWash', to: { kind: 'small' } },
    count: { label: 'Count', on: 'collection', effect: 'read', permission: 'TeaCups' },
  },
  orderable: { path: '/api/tea-cup-order', permission: 'TeaCupEdit' },
});
const variant = defineVariant({
  version: 1,
  variantOf: 'tea-cups',
  name: 'big-cups',
  label: ['Big cup', 'Big cups'],
  icon: 'Cup',
  endpoint: '/api/big-cup',
  permissions: { list: 'BigCups' },
  where: { kind: 'big' },
});
const settings = defineSettings({
  version: 1,
  name: 'washing',
  label: 'Washing',
  icon: 'Soap',
  permission: 'Washing',
  fields: { warm: field.boolean() },
});
const report = defineReport({
  version: 1,
  name: 'cups-sold',
  label: 'Cups sold',
  icon: 'Cup',
  permission: 'CupsSold',
  endpoint: '/api/cups-sold',
  columns: { name: field.text() },
  title: 'name',
});

const compiled = (more: object = {}) =>
  compile({ './catalogue/group.ts': group, './catalogue/cups.ts': cups, ...more } as unknown as DefinitionFiles);

describe('what a definition leaves out', () => {
  const { title: _, endpoint, verbs, fields, ...said } = cups;
  const { wash, count } = verbs ?? {};
  const written = {
    ...said,
    fields: { ...fields, kind: field.status(['big', 'very_small']) },
    verbs: {
      wash: { ...wash, to: { kind: 'very_small' }, label: undefined },
      'count-up': { ...count, label: undefined, input: { upto: field.integer() } },
    },
  };
  const { resources } = compiled({ './catalogue/cups.ts': written });
  const resource = resources['tea-cups'];

  test('follows from what it says', () => {
    expect(resource).toMatchObject({
      title: 'name',
      endpoint,
      verbs: { wash: { label: 'Wash', method: 'POST' }, 'count-up': { label: 'Count up', method: 'POST' } },
    });
    expect(resource?.fields.kind).toMatchObject({
      values: { big: { label: 'Big' }, very_small: { label: 'Very small' } },
      default: 'big',
    });
  });

  test('the title is `title` where there is no `name`', () => {
    const { name, ...others } = fields;
    expect(compiled({ './catalogue/cups.ts': { ...said, fields: { ...others, title: name } } }).resources['tea-cups']?.title).toBe('title');
  });
});

describe('the model', () => {
  const model = compiled({ './catalogue/bigCups.ts': variant, './catalogue/washing.ts': settings, './catalogue/sold.ts': report });
  const resource = model.resources['tea-cups'];

  test('says every default', () => {
    expect(resource).toMatchObject({
      table: 'tea_cups',
      group: 'catalogue',
      search: ['name'],
      menu: { order: 100 },
      permissions: { view: 'TeaCups' },
    });
    expect(resource?.messages).toMatchObject({
      created: 'Tea Cup Added Successfully',
      deleted: 'Tea Cup Deleted Successfully',
      saveFailed: 'Save Tea Cup Failed',
    });
    expect(resource?.fields.name?.label).toBe('Name');
    expect(Object.keys(resource?.allFields ?? {})).toEqual(
      expect.arrayContaining(['id', 'created_at', 'updated_at', 'created_by', 'establishment_id', 'sort_order', 'name']),
    );
    expect(resource?.list.columns).not.toContain('secret');
    expect(resource?.list.sort).toEqual({ field: 'sort_order', order: 'asc' });
  });

  test('gives verbs their method and path', () => {
    expect(resource?.verbs.wash).toMatchObject({ name: 'wash', method: 'POST', path: '/api/tea-cup/{id}/wash' });
    expect(resource?.verbs.count).toMatchObject({ method: 'GET', path: '/api/tea-cup/count' });
  });

  test('makes a variant of the resource behind it', () => {
    expect(model.resources['big-cups']).toMatchObject({
      table: 'tea_cups',
      endpoint: '/api/big-cup',
      permissions: { list: 'BigCups', view: 'BigCups' },
      variant: { of: 'tea-cups', where: { kind: 'big' } },
    });
    expect(model.resources['big-cups']?.verbs.wash?.path).toBe('/api/big-cup/{id}/wash');
  });

  test('has every permission that a definition names, each once', () => {
    const names = model.permissions.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['TeaCups', 'TeaCupCreate', 'TeaCupWash', 'CupCost', 'BigCups', 'Washing', 'CupsSold']));
    expect(new Set(names).size).toBe(names.length);
  });

  test('puts each into the group of its folder', () => {
    expect(model.groups).toEqual([
      expect.objectContaining({ name: 'catalogue', resources: ['tea-cups', 'big-cups'], settings: ['washing'], reports: ['cups-sold'] }),
    ]);
  });

  test('makes labels of names', () => {
    expect(['prep_station_id', 'subCategory', 'name'].map(labelOf)).toEqual(['Prep station ID', 'Sub category', 'Name']);
  });
});

describe('a set of files that cannot be', () => {
  test.each([
    [
      'a folder without a group',
      { './drinks/milk.ts': cups },
      'resources/drinks/milk.ts: stands in a folder without a menu group. Fix: write resources/drinks/group.ts.',
    ],
    [
      'one name twice',
      { './catalogue/other.ts': cups },
      "resources/catalogue/other.ts: has the name 'tea-cups' of resources/catalogue/cups.ts. Fix: give it another name.",
    ],
    [
      'a variant of nothing',
      { './catalogue/variant.ts': { ...variant, variantOf: 'saucers' } },
      "big-cups: is a variant of 'saucers', which does not exist. Fix: name one of: tea-cups.",
    ],
  ])('%s is refused with the file, the problem and the fix', (_, more, message) => {
    expect(() => compiled(more)).toThrow(message);
  });
});
