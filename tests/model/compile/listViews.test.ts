import { describe, expect, test } from 'vitest';
import { checkModel } from '#/model/compile/check.ts';
import { compile } from '#/model/compile/compile.ts';
import { filtersOf } from '#/model/compile/listViews.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import type { Condition } from '#/model/language/fields.ts';
import { resourceOf } from '#/model/language/model.ts';
import { defineGroup, field } from '#model/language';

const thing = {
  version: 1,
  name: 'things',
  label: ['Thing', 'Things'],
  icon: 'Box',
  scope: 'client',
  heldIn: 'anywhere',
  title: 'name',
  endpoint: '/api/thing',
  permissions: { list: 'Things' },
  fields: {
    name: field.text({ required: true }),
    kind: field.enum({ a: 'A', b: 'B' }),
    size: field.integer(),
    share: field.percent(),
    price: field.money({ currency: 'code' }),
    code: field.currency(),
    note: field.textarea(),
    day: field.date({ sort: false }),
    whole: field.reference('things'),
  },
};

function load(list: object) {
  const files = { './things/group.ts': defineGroup({ label: 'Things', icon: 'Box', order: 1 }), './things/one.ts': { ...thing, list } };
  const model = compile(files as unknown as DefinitionFiles);
  checkModel(model);
  return resourceOf(model, 'things');
}
const view = (filters: object, more: object = {}) => ({ views: { mine: { label: 'Mine', filters, ...more } } });

describe('a view’s condition', () => {
  const { allFields } = load({});

  test.each<[string, Condition | undefined, object]>([
    ['nothing', undefined, {}],
    ['a value', { kind: 'a', size: 0 }, { kind: 'a', size: 0 }],
    ['a list of values', { kind: ['a', 'b'] }, { kind: ['a', 'b'] }],
    ['emptiness, both ways to say it', { kind: null, size: { filled: false } }, { kind: null, size: null }],
    ['a range', { size: { gte: 1, lt: 9 } }, { size: { gte: 1, lt: 9 } }],
    ['equality said as an operator', { size: { is: 4 } }, { size: 4 }],
    [
      'several that must all hold',
      { all: [{ kind: 'a' }, { size: { gte: 1 } }, { size: { lt: 9 } }] },
      { kind: 'a', size: { gte: 1, lt: 9 } },
    ],
    ['one of several', { any: [{ kind: 'a' }, { size: { is: 1 } }] }, { any: [{ kind: 'a' }, { size: 1 }] }],
    ['what must not hold', { not: { kind: 'a', size: { filled: false } } }, { not: { kind: 'a', size: null } }],
    ['what a value is not', { kind: { not: 'a' }, size: { filled: true } }, { kind: { not: 'a' }, size: { filled: true } }],
    [
      'the same field twice',
      { all: [{ size: { gte: 1 } }, { size: { gte: 4 } }, { all: [{ kind: 'a' }, { kind: 'b' }] }] },
      { size: { gte: 1 }, all: [{ size: { gte: 4 } }, { kind: 'a', all: [{ kind: 'b' }] }] },
    ],
  ])('%s is said as filters', (_, condition, filters) => {
    expect(filtersOf(condition, allFields)).toEqual(filters);
  });
});

describe('a definition is refused at start-up', () => {
  test.each<[string, object, RegExp]>([
    [
      'another field',
      view({ size: { lt: { field: 'price' } } }),
      /^things\.list\.views\.mine: compares 'size' with another field.* Fix: compare it with a value/,
    ],
    [
      'another field inside any',
      view({ all: [{ any: [{ size: { lt: { field: 'price' } } }] }] }),
      /^things\.list\.views\.mine: compares 'size' with another field/,
    ],
    ['no value of the field, negated', view({ kind: { not: 'c' } }), /^things\.list\.views\.mine: filters by kind 'c'/],
    [
      'no field',
      view({ colour: 'red' }),
      /^things\.list\.views\.mine: filters by 'colour', which is not a field\. Fix: name one of: .*kind/,
    ],
    [
      'a field that is no filter',
      view({ note: 'x' }),
      /^things\.list\.views\.mine: filters by 'note', by which the list cannot be filtered/,
    ],
    [
      'no value of the field',
      view({ kind: ['a', 'c'] }),
      /^things\.list\.views\.mine: filters by kind 'c', which does not exist\. Fix: name one of: a, b/,
    ],
    ['no sort', view({}, { sort: { field: 'day', order: 'asc' } }), /^things\.list\.views\.mine: sorts by 'day', by which/],
    ['no column', view({}, { columns: ['name', 'colour'] }), /^things\.list\.views\.mine: shows 'colour', which is not a field/],
    ['no name', { views: { 7: { label: 'Seven' } } }, /^things\.list\.views\.7: is not the name of a view\. Fix: use lower-case words/],
    ['a total of nothing', { totals: ['colour'] }, /^things\.list\.totals\.colour: is not a field/],
    [
      'a total of percentages',
      { totals: ['price', 'share'] },
      /^things\.list\.totals\.share: is of kind 'percent', which cannot be added up\. Fix: /,
    ],
    [
      'totals by nothing',
      { totals: ['price'], totalsBy: 'hole' },
      /^things\.list\.totalsBy: names 'hole', which is not a field\. Fix: .*whole/,
    ],
    ['totals by a choice', { totals: ['price'], totalsBy: 'kind' }, /^things\.list\.totalsBy: names 'kind', which does not refer to one/],
    ['parts of no totals', { totalsBy: 'whole' }, /^things\.list\.totalsBy: parts totals, but there are none/],
  ])('with %s', (_, list, message) => {
    expect(() => load(list)).toThrow(message);
  });

  test('but not with a view and totals that can be said', () => {
    expect(
      load({
        ...view({ kind: 'a' }, { sort: { field: 'price', order: 'desc' }, columns: ['name', 'created_at'] }),
        totals: ['size', 'price'],
        totalsBy: 'whole',
      }),
    ).toHaveProperty('list.totals');
  });
});
