import { expect, test } from 'vitest';
import { checkModel } from '#/model/compile/check.ts';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { defineGroup, field } from '#model/language';

const group = defineGroup({ label: 'Things', icon: 'Box', order: 1 });
const kind = field.enum({ plain: 'Plain', secret: 'Secret' }, { required: true, readonly: true });
const thing = {
  version: 1,
  name: 'things',
  label: ['Thing', 'Things'],
  icon: 'Box',
  scope: 'establishment',
  title: 'name',
  endpoint: '/api/thing',
  permissions: { list: 'Things' },
  rowGuards: [{ when: { kind: 'secret' }, permission: 'Secrets' }],
  fields: { name: field.text({ required: true, readonly: true }), kind, open: field.enum({ a: 'A' }, { required: true, default: 'a' }) },
};

/** Loads one changed definition as a third party might write it: past the compiler. */
function load(change: object, other: object = {}) {
  const user = { ...thing, name: 'users-of', label: ['User', 'Users'], endpoint: '/api/user-of', rowGuards: undefined, ...other };
  const files = { './things/group.ts': group, './things/one.ts': { ...thing, ...change }, './things/two.ts': user };
  const model = compile(files as unknown as DefinitionFiles);
  checkModel(model);
  return model;
}

test('guarded rows name their permission to the catalogue', () => {
  expect(load({}).permissions.map(({ name }) => name)).toEqual(expect.arrayContaining(['Things', 'Secrets']));
});

test.each<[string, object, object, RegExp]>([
  ['records of a business', { scope: 'client', heldIn: 'anywhere' }, {}, /belong to no establishment/],
  ['records that people make', { permissions: { list: 'Things', create: 'ThingCreate' } }, {}, /people write themselves/],
  ['what a field never is', { rowGuards: [{ when: { kind: 'sekret' }, permission: 'Secrets' }] }, {}, /'sekret', .* write 'secret'/],
  ['a field that people write', { rowGuards: [{ when: { open: 'a' }, permission: 'Secrets' }] }, {}, /goes by 'open'/],
  ['no field', { rowGuards: [{ when: { knd: 'secret' }, permission: 'Secrets' }] }, {}, /goes by 'knd'.*write 'kind'/],
  [
    'records that a verb takes several of',
    { verbs: { see: { label: 'See', on: 'selection', effect: 'write', permission: 'Things' } } },
    {},
    /the verb 'see' is done to more than one/,
  ],
  [
    'records that others name',
    {},
    { fields: { ...thing.fields, thing: field.reference('things') } },
    /whose titles 'users-of\.thing' shows/,
  ],
])('row guards are refused over %s', (_, change, other, message) => {
  expect(() => load(change, other)).toThrow(message);
});
