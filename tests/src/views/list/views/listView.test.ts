import { describe, expect, test } from 'vitest';
import type { SavedView } from '#/dataProvider/savedViews.ts';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { resourceOf } from '#/model/language/model.ts';
import { loadedFields } from '#/src/views/list/loadedFields.ts';
import { addressOf, contentOf, definedViews, isSame, plainState, savedView } from '#/src/views/list/views/listView.ts';
import { addTexts, defineGroup, defineResource, field } from '#model/language';

const things = defineResource({
  version: 1,
  name: 'things',
  label: ['Thing', 'Things'],
  icon: 'Box',
  scope: 'client',
  title: 'name',
  endpoint: '/api/thing',
  permissions: { list: 'Things', edit: 'ThingEdit' },
  permissionsWhen: [{ when: { kind: 'b' }, edit: 'SpecialEdit' }],
  fields: {
    name: field.text({ required: true }),
    kind: field.enum({ a: 'A', b: 'B' }),
    size: field.integer(),
    cost: field.money({ currency: 'paid_in', readable: { permission: 'CostView' } }),
    paid_in: field.currency(),
    closed: field.boolean(),
    status: field.status(),
    until: field.date(),
  },
  rules: { readonly: { '*': { closed: true }, status: { until: null } } },
  list: {
    columns: ['name', 'status'],
    sort: { field: 'size', order: 'desc' },
    views: {
      small: { label: 'Small', filters: { size: { lt: 5 }, kind: ['a', 'b'] }, columns: ['name', 'size'] },
      dear: { label: 'Dear', filters: { cost: { gt: 100 } } },
      by_cost: { label: 'By cost', sort: { field: 'cost', order: 'desc' } },
    },
  },
});
const group = defineGroup({ label: 'Things', icon: 'Box', order: 1 });
const model = compile({ './things/group.ts': group, './things/things.ts': things } as unknown as DefinitionFiles);
addTexts(model.texts, 'es', { things: { things: { Small: 'Pequeñas' } } });
const resource = resourceOf(model, 'things');
const all = new Map(Object.entries(resource.allFields));
const withoutCost = new Map([...all].filter(([name]) => name !== 'cost'));
const stored: SavedView = {
  id: 7,
  name: 'Mine',
  resource: 'things',
  filters: { size: { gte: 2 }, cost: { gte: 1 }, gone: 3 },
  search: 'box',
  sort_by: 'cost',
  sort_order: 'desc',
  columns: ['name', 'cost', 'gone'],
  widths: { name: 120 },
  role: null,
  is_mine: true,
  may_change: true,
  is_partial: false,
  updated_at: '2026-01-01T00:00:00.000Z',
};

describe('the views of a definition', () => {
  test('ask what their conditions say, in the list’s own order where they name none', () => {
    const [small] = definedViews(resource, all, 'es');
    expect(small).toEqual({
      key: 'small',
      label: 'Pequeñas',
      state: { filter: { size: { lt: 5 }, kind: ['a', 'b'] }, sort: { field: 'size', order: 'DESC' } },
      columns: ['name', 'size'],
      widths: {},
    });
  });

  test('are left out where they ask what the reader may not see', () => {
    expect(definedViews(resource, all, 'en').map(({ key }) => key)).toEqual(['small', 'dear', 'by_cost']);
    const seen = definedViews(resource, withoutCost, 'en');
    expect(seen.map(({ key }) => key)).toEqual(['small', 'by_cost']);
    expect(seen[1]?.state.sort).toEqual(plainState(resource).sort);
  });
});

describe('a saved view', () => {
  test('is shown without what has gone, and says so', () => {
    const view = savedView(stored, resource, all);
    expect(view.state).toEqual({ filter: { size: { gte: 2 }, cost: { gte: 1 }, q: 'box' }, sort: { field: 'cost', order: 'DESC' } });
    expect(view.saved?.is_partial).toBe(true);
    expect(savedView({ ...stored, filters: { size: 1 } }, resource, all).saved?.is_partial).toBe(false);
  });

  test('is shown without what may not be seen in this establishment', () => {
    const view = savedView(stored, resource, withoutCost);
    expect(view.state).toEqual({ filter: { size: { gte: 2 }, q: 'box' }, sort: plainState(resource).sort });
  });

  test('is sent in the words of the list’s request', () => {
    const state = { filter: { size: { gte: 2 }, q: ' box ' }, sort: { field: 'name', order: 'ASC' as const } };
    expect(contentOf(state, ['name'], { name: 90 })).toEqual({
      filters: { size: { gte: 2 } },
      search: 'box',
      sort_by: 'name',
      sort_order: 'asc',
      columns: ['name'],
      widths: { name: 90 },
    });
  });

  test('has an address that carries its name and everything it asks', () => {
    const address = new URLSearchParams(addressOf({ filter: { q: 'a&b' }, sort: { field: 'name', order: 'ASC' } }, 50, '7'));
    expect(Object.fromEntries(address)).toEqual({ view: '7', filter: '{"q":"a&b"}', sort: 'name', order: 'ASC', page: '1', perPage: '50' });
    expect(new URLSearchParams(addressOf(plainState(resource), 25)).has('view')).toBe(false);
  });
});

describe('two states of a list', () => {
  test.each([
    [{ a: 1, b: { c: 2, d: [1, 2] } }, { b: { d: [1, 2], c: 2 }, a: 1 }, true],
    [{ a: [1, 2] }, { a: [2, 1] }, false],
    [{ a: null }, {}, false],
    [{}, {}, true],
  ])('%j and %j are the same: %s', (one, other, same) => {
    expect(isSame(one, other)).toBe(same);
  });
});

describe('a list loads', () => {
  test('its columns, and what decides on the rows and on how they are shown, once each', () => {
    const columns = ['name', 'cost', 'status'].flatMap((name) => all.get(name) ?? []);
    expect(loadedFields(resource, columns)).toEqual(['name', 'cost', 'status', 'paid_in', 'closed', 'until', 'kind']);
  });
});
