import { expect, test } from 'vitest';
import { checkModel } from '#/model/compile/check.ts';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { defineGroup, field } from '#model/language';

const group = defineGroup({ label: 'Things', icon: 'Box', order: 1 });
const seen = { readable: { permission: 'CostView' } };
const fields = {
  name: field.text({ required: true }),
  price: field.decimal(),
  cost: field.decimal(seen),
  rows: field.lines({ label: field.text(), quantity: field.quantity(), cost: field.decimal(seen) }),
  secret_rows: field.lines({ worth: field.decimal() }, seen),
  maker: field.reference('makers'),
};
const thing = {
  version: 1,
  name: 'things',
  label: ['Thing', 'Things'],
  icon: 'Box',
  scope: 'client',
  heldIn: 'anywhere',
  title: 'name',
  endpoint: '/api/thing',
};
const makerFields = { name: field.text(), rate: field.decimal(seen) };
const maker = { ...thing, name: 'makers', endpoint: '/api/maker', permissions: { list: 'Makers' }, fields: makerFields };

/** Loads definitions as a third party might write them: past the compiler. */
function load(more: object, { makers = {}, rules = {}, title = 'name' }: { makers?: object; rules?: object; title?: string } = {}): void {
  const files = {
    './things/group.ts': group,
    './things/one.ts': { ...thing, title, permissions: { list: 'Things' }, fields: { ...fields, ...more }, rules },
    './things/two.ts': { ...maker, fields: { ...makerFields, ...makers } },
  };
  checkModel(compile(files as unknown as DefinitionFiles));
}
const computed = (value: unknown, more: object = {}) =>
  field.computed({ value, as: 'decimal', ...more } as Parameters<typeof field.computed>[0]);
const ofThings = (more: object) => ({ makers: { worth: field.aggregate({ of: 'things', by: 'maker', as: 'decimal', ...more }) } });
const sumOfRows = { sum: 'rows', of: { multiply: ['quantity', 'cost'] } };

test.each<[string, object, Parameters<typeof load>[1], RegExp]>([
  [
    'a margin',
    { margin: computed({ subtract: ['price', 'cost'] }) },
    {},
    /^things\.margin: is made of 'cost', which only those with CostView may see\. Fix: write readable: \{ permission: 'CostView' \}, or reveals/,
  ],
  ['a total over rows', { total: computed({ add: [sumOfRows, 'price'] }) }, {}, /^things\.total: is made of 'rows\.cost', which only/],
  [
    'a total over guarded rows',
    { total: computed({ sum: 'secret_rows', of: 'worth' }) },
    {},
    /^things\.total: is made of 'secret_rows\.worth'/,
  ],
  [
    'a total within rows',
    { rows: field.lines({ cost: field.decimal(seen), twice: computed({ add: ['cost', 'cost'] }) }) },
    {},
    /^things\.rows\.twice: is made/,
  ],
  ['a value that is there once the cost is', { fixed: computed(1, { needs: ['cost'] }) }, {}, /^things\.fixed: is made of 'cost'/],
  ['another guard', { margin: computed('cost', { readable: { permission: 'WageView' } }) }, {}, /^things\.margin: is made of 'cost'/],
  ['a sum of another resource', {}, ofThings({ sum: 'cost' }), /^makers\.worth: is made of 'things\.cost'/],
  [
    'what a reader makes of it',
    { worth: field.external({ reader: 'worth', as: 'decimal', follows: ['price', 'cost'] }) },
    {},
    /^things\.worth: is made of 'cost'/,
  ],
  ['the end of an amount', { end: computed({ ending: 'cost' }, { as: 'text' }) }, {}, /^things\.end: is made of 'cost'/],
  ['a count by a guarded field', {}, ofThings({ count: true, where: { cost: 3 } }), /^makers\.worth: is made of 'things\.cost'/],
  [
    'a copy of what is behind a reference',
    { rate: field.through('maker', 'makers', 'rate') },
    {},
    /^things\.rate: is made of 'makers\.rate'/,
  ],
  ['a guarded title', { code: field.text(seen) }, { title: 'code' }, /^things\.code: is the title, .* Fix: name another title/],
  [
    'a check against a cost',
    {},
    { rules: { check: [{ that: { price: { gte: { field: 'cost' } } }, at: 'price', message: 'Below its cost' }] } },
    /^things\.price: is validated by rules\.check of 'cost', which only those with CostView may see\. Fix: /,
  ],
  [
    'a field that a cost hides',
    {},
    { rules: { show: { price: { cost: { gt: 3 } } } } },
    /^things\.price: is validated by rules\.show of 'cost'/,
  ],
])('%s that is open although what it is made of is not stops the start', (_, more, others, message) => {
  expect(() => load(more, others)).toThrow(message);
});

test.each<[string, object, Parameters<typeof load>[1]]>([
  ['the same guard', { margin: computed({ subtract: ['price', 'cost'] }, seen), total: computed(sumOfRows, seen) }, {}],
  ['what is open', { total: computed({ sum: 'rows', of: 'quantity' }) }, ofThings({ sum: 'price' })],
  ['the word that it tells nothing', { is_known: computed({ min: ['cost', 1] }, { reveals: 'nothing' }) }, {}],
  ['the end of a number', { number: field.text(seen), end: computed({ ending: 'number' }, { as: 'text' }) }, {}],
  ['rules among those who see it', { floor: field.decimal(seen) }, { rules: { require: { floor: { cost: { filled: true } } } } }],
])('%s does not', (_, more, others) => {
  expect(() => load(more, others)).not.toThrow();
});

test('settings keep no guard', () => {
  const kind = {
    settings: true,
    version: 1,
    name: 'paper',
    label: 'Paper',
    icon: 'Box',
    permission: 'Paper',
    fields: { width: field.decimal(seen) },
  };
  const files = { './things/group.ts': group, './things/paper.ts': kind };
  expect(() => checkModel(compile(files as unknown as DefinitionFiles))).toThrow(
    /^paper\.width: says 'readable', which settings do not obey\. Fix: /,
  );
});
