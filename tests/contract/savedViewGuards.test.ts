import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canFilter, canSort, rowColumnOf } from '#/model/compile/listDefaults.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { type TestApp, testApp } from '#/tests/support/app.ts';

interface Guarded {
  resource: ResourceModel;
  field: string;
  column?: string;
}

/** Every guard of the definitions that a list can be asked by: of a field, or of a column of a field's rows. */
const guarded: Guarded[] = Object.values(model.resources)
  .filter(({ permissions, callers }) => permissions.list && callers !== 'platform')
  .flatMap((resource) =>
    Object.values(resource.fields).flatMap((field): Guarded[] => {
      if (field.readable) return canFilter(field) && canSort(field) ? [{ resource, field: field.name }] : [];
      if (field.kind !== 'lines') return [];
      const isAsked = (column: string) => field.fields[column]?.readable && rowColumnOf(resource, `${field.name}.${column}`);
      return Object.keys(field.fields).flatMap((column) => (isAsked(column) ? [{ resource, field: field.name, column }] : []));
    }),
  );

const isText = (field: { kind: string } | undefined) =>
  field !== undefined && (field.kind === 'text' || ('as' in field && field.as === 'text'));

let host: TestApp;
let owner: string;
let manager: string;

beforeAll(async () => {
  // The manager opens all of these lists, shares views of them, and holds none of their guards.
  host = await testApp({ roles: { manager: [...guarded.map(({ resource }) => String(resource.permissions.list)), 'SavedViewShare'] } });
  owner = await host.signIn('owner@demo.test');
  manager = await host.signIn('manager@demo.test');
});
afterAll(() => host.close());

test('the definitions guard fields and columns of rows', () => {
  expect(guarded.some(({ column }) => column)).toBe(true);
  expect(guarded.some(({ column }) => !column)).toBe(true);
});

describe.each(guarded.map((one) => [[one.resource.name, one.field, one.column].filter(Boolean).join('.'), one] as const))(
  'a shared view by %s',
  (_, one) => {
    const { resource, field, column } = one;
    const own = resource.fields[field];
    const isRows = own?.kind === 'lines';
    const asked = (of: { kind: string } | undefined) => (isText(of) ? { contains: '3' } : { gte: 3 });
    const filters = { [field]: own?.kind === 'lines' ? (column ? { [column]: asked(own.fields[column]) } : null) : asked(own) };
    const sort = isRows ? {} : { sort_by: field, sort_order: 'desc' };
    const columns = column ? [resource.title] : [resource.title, field];
    const content = { resource: resource.name, filters, ...sort, columns };
    const save = (name: string, more: object, token: string) => host.call('POST', '/api/saved-view', { ...content, name, ...more }, token);

    test('never shows its reader, nor asks for them, what they may not see', async () => {
      const { id } = (await save(`By ${field} ${column}`, { role: host.seeded.one.roles.manager }, owner)).body.data;
      const seenBy = async (token: string) => {
        const { body } = await host.call('POST', '/api/saved-view/list', { resource: resource.name }, token);
        return body.data.list.find((view: { id: number }) => view.id === id);
      };
      expect(await seenBy(owner)).toMatchObject({ ...content, is_partial: false });
      const seen = await seenBy(manager);
      expect(seen).toMatchObject({ filters: {}, sort_by: null, sort_order: null, columns: [resource.title], is_partial: true });
      const { filters: asked, columns: fields } = seen;
      const listed = await host.call('POST', resource.paths?.list ?? `${resource.endpoint}/list`, { filters: asked, fields }, manager);
      expect(listed.status).toBe(200);
    });

    test('is not saved by who may not see it', async () => {
      for (const [key, guess] of Object.entries({
        [`filters.${field}`]: { filters },
        [`filters.any.0.${field}`]: { filters: { any: [filters] } },
        ...(isRows ? {} : { sort_by: sort }),
      })) {
        const body = { resource: resource.name, name: 'A guess', ...guess };
        const refused = await host.call('POST', '/api/saved-view', body, manager);
        expect([refused.status, Object.keys(refused.body.errors)], key).toEqual([422, [key]]);
      }
    });
  },
);
