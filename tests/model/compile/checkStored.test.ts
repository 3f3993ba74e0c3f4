import { expect, test } from 'vitest';
import { checkModel } from '#/model/compile/check.ts';
import { compile } from '#/model/compile/compile.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { defineGroup, field } from '#model/language';

const group = defineGroup({ label: 'Things', icon: 'Box', order: 1 });
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
  fields: { name: field.text({ required: true }), rows: field.lines({ label: field.text() }) },
};

/** Loads one changed definition as a third party might write it: past the compiler. */
function load(change: object): void {
  checkModel(compile({ './things/group.ts': group, './things/one.ts': { ...thing, ...change } } as unknown as DefinitionFiles));
}
const withField = (name: string, made: object) => ({ fields: { ...thing.fields, [name]: made } });

test.each<[string, object, RegExp]>([
  [
    'a mark that every new record has',
    withField('main', field.boolean({ default: true, onlyOne: true })),
    /^things\.main: says 'onlyOne', yet every new record would have it\. Fix: write default: false/,
  ],
  [
    'a mark in rows',
    withField('rows', field.lines({ main: field.boolean({ onlyOne: true }) })),
    /^things\.rows\.main: says 'onlyOne', which rows cannot have\. Fix: /,
  ],
  [
    'a slug of a number',
    { fields: { ...thing.fields, size: field.integer(), slug: field.slug({ from: 'size' }) } },
    /^things\.slug: is made from 'size', which is of kind 'integer'\. Fix: name a text field/,
  ],
  [
    'a slug of nothing',
    withField('slug', field.slug({ from: 'heading' })),
    /^things\.slug: is made from 'heading', which is not a field beside it\. Fix: /,
  ],
  [
    'a limit that no business has',
    { limitedBy: 'max_things' },
    /^things: is limited by 'max_things', which is not a whole number of clients\. Fix: /,
  ],
  [
    'a limit on what no business has',
    { scope: 'platform', limitedBy: 'max_things' },
    /^things: says 'limitedBy', but belongs to no business\. Fix: /,
  ],
  [
    'a business’s record without a word on whose it is',
    { heldIn: undefined },
    /^things: belongs to a business, yet does not say 'heldIn'\. Fix: say heldIn: /,
  ],
  [
    'a word on whose it is, of the platform’s record',
    { scope: 'platform' },
    /^things: says 'heldIn', but is of the scope 'platform'\. Fix: leave it out/,
  ],
  [
    'establishments in a field that names none',
    { heldIn: { establishments: 'name' } },
    /^things\.name: is to say whose record it is, but refers to no establishment\. Fix: /,
  ],
  [
    'establishments in rows that name none',
    { heldIn: { establishments: 'rows.label' } },
    /^things\.rows\.label: is to say whose record it is, but refers to no/,
  ],
  [
    'being an establishment, which it is not',
    { heldIn: { establishments: 'id' } },
    /^things\.id: is to say whose record it is, but refers to no establishment/,
  ],
  [
    'everywhere by what is no field',
    { heldIn: { establishments: 'name', everywhereWhen: { all: true } } },
    /^things: heldIn names 'all', which is not a field\. Fix: /,
  ],
  [
    'uses that do not refer to it',
    { heldIn: { whereUsed: ['things.name'] } },
    /^things: heldIn says that 'things\.name' uses it, which does not refer to it/,
  ],
  ['an index over rows', { indexes: [['name', 'rows']] }, /^things\.indexes: names 'rows', which has no column of its own\. Fix: /],
  ['what waits for no moment', { due: { by: 'name', where: {} } }, /^things\.due: waits for 'name', which is no moment\. Fix: /],
  [
    'what waits by no choice',
    { ...withField('at', field.datetime({})), due: { by: 'at', where: { name: 'waiting' } } },
    /^things\.due: asks for 'waiting' in 'name', which has no such choice\. Fix: /,
  ],
  ...['history', 'revert'].map((name): [string, object, RegExp] => [
    `the verb '${name}'`,
    { verbs: { [name]: { label: 'Verb', on: 'record', effect: 'write', permission: 'Things' } } },
    new RegExp(`^things\\.${name}: has the path '/api/thing/\\{id\\}/${name}', which is the host's own\\. Fix: give it another name`),
  ]),
  ...['list', 'bulk'].map((name): [string, object, RegExp] => [
    `the verb '${name}' of the collection`,
    { verbs: { [name]: { label: 'Verb', on: 'collection', effect: 'write', permission: 'Things' } } },
    new RegExp(`^things\\.${name}: has the path '/api/thing/${name}', which is the host's own`),
  ]),
  [
    'two verbs on one path',
    {
      verbs: {
        one: { label: 'One', on: 'record', effect: 'write', permission: 'Things' },
        two: { label: 'Two', on: 'record', effect: 'write', permission: 'Things', path: '/{id}/one' },
      },
    },
    /^things\.one: has the method and path of 'two'\. Fix: /,
  ],
])('%s is refused with the place, the problem and the fix', (_, change, message) => {
  expect(() => load(change)).toThrow(DefinitionError);
  expect(() => load(change)).toThrow(message);
});

test.each<[string, object]>([
  ['a mark that records have to take', withField('main', field.boolean({ default: false, onlyOne: true }))],
  ['a slug of a text', withField('slug', field.slug({ from: 'name' }))],
  ['an index over columns', { indexes: [['name']] }],
  [
    'a verb with a path of its own',
    { verbs: { history: { label: 'Verb', on: 'record', effect: 'write', permission: 'Things', path: '/{id}/scenario' } } },
  ],
])('%s is taken', (_, change) => expect(() => load(change)).not.toThrow());
