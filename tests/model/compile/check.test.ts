import { describe, expect, test } from 'vitest';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { definitionFiles } from '#/resources/index.ts';
import { load, other, thing, withField } from '#/tests/support/things.ts';
import { field } from '#model/language';

const ownerOf = (to: string) => ({ ...other, fields: { name: field.text(), to: field.reference(to), size: field.integer() } });
const ofOther = field.reference('others', { required: true });

describe('a definition error names the place, the problem and the fix', () => {
  test.each<[string, object, object[], RegExp]>([
    ['another version', { version: 2 }, [], /^things: has version 2\. Fix: write version: 1/],
    ['a name in capitals', { name: 'Things' }, [], /^Things: is not a plural in kebab-case\. Fix: name it like/],
    ['an endpoint elsewhere', { endpoint: '/thing' }, [], /^things: has the endpoint '\/thing'\. Fix: start it with '\/api\/'/],
    ['a field name with a hyphen', withField('a-b', field.text()), [], /^things\.a-b: is not a field name\. Fix: /],
    [
      'a field of the host’s',
      withField('created_at', field.datetime()),
      [],
      /^things\.created_at: is a name that the host keeps for itself\. Fix: give the field another name/,
    ],
    ['a field that conditions would misread', withField('all', field.text()), [], /^things\.all: is a name that the host keeps/],
    [
      'a reference to nothing',
      withField('to', field.reference('saucers')),
      [],
      /^things\.to: refers to 'saucers', which does not exist\. Fix: /,
    ],
    [
      'a reference down the scopes',
      withField('to', field.reference('others')),
      [{ ...other, scope: 'establishment', heldIn: undefined }],
      /^things\.to: refers from a client's record to an establishment's\. Fix: give things the scope/,
    ],
    [
      'a reference down the scopes that only the host writes, of a record that belongs to no establishment',
      withField('to', field.reference('others', { readonly: true })),
      [{ ...other, scope: 'establishment', heldIn: undefined }],
      /^things\.to: refers from a client's record to an establishment's/,
    ],
    [
      'an internal field that nobody writes',
      withField('key', field.text({ internal: true })),
      [],
      /^things\.key: is internal, yet nobody says who writes it\. Fix: add readonly: true/,
    ],
    [
      'an internal field that lists are filtered by',
      withField('key', field.text({ internal: true, readonly: true, filter: true })),
      [],
      /^things\.key: is internal, yet named by list\.filters\. Fix: leave one/,
    ],
    [
      'a required reference that is emptied',
      withField('to', field.reference('others', { required: true, onDelete: 'set_null' })),
      [other],
      /^things\.to: is required, yet emptied .* Fix: use onDelete/,
    ],
    [
      'rows inside rows',
      withField('rows', field.lines({ more: field.lines({ a: field.text() }) })),
      [],
      /^things\.rows\.more: is a list of rows inside rows\. Fix: /,
    ],
    [
      'a sum of nothing',
      withField('total', field.computed({ value: { add: ['price', 1] }, as: 'money' })),
      [],
      /^things\.total: reads 'price', which is not a field beside it\. Fix: /,
    ],
    [
      'a row that reads around it',
      withField('rows', field.lines({ sum: field.computed({ value: 'rows', as: 'integer' }) })),
      [],
      /sum: reads 'rows', which/,
    ],
    [
      'a need of nothing',
      withField('total', field.computed({ value: 1, as: 'integer', needs: ['price'] })),
      [],
      /^things\.total: reads 'price', which is not/,
    ],
    [
      'a count of nothing',
      withField('count', field.aggregate({ of: 'saucers', by: 'thing', count: true })),
      [],
      /^things\.count: counts 'saucers', which does not exist\. Fix: /,
    ],
    [
      'a count by no reference',
      withField('count', field.aggregate({ of: 'others', by: 'name', count: true })),
      [other],
      /^things\.count: follows 'others\.name', which is not a reference to one of things\. Fix: name the reference of others that points to things/,
    ],
    [
      'money in no currency',
      withField('price', field.money({ currency: 'name' })),
      [],
      /^things\.price: takes its currency from 'name', which is not a currency field beside it\. Fix: /,
    ],
    [
      'a business’s money without a currency',
      withField('price', field.money()),
      [],
      /^things\.price: is money of a client's record, .* Fix: add a field of kind 'currency'/,
    ],
    [
      'a business’s sum without a currency',
      withField('total', field.computed({ value: { sum: 'rows', of: 'label' }, as: 'money' })),
      [],
      /^things\.total: is money of a client's record/,
    ],
    [
      'money of rows in the currency of another row',
      { fields: { ...thing.fields, code: field.currency(), rows: field.lines({ price: field.money({ currency: 'code' }) }) } },
      [],
      /^things\.rows\.price: takes its currency from 'code', which is not a currency field beside it/,
    ],
    [
      'a count that follows another’s reference',
      withField('count', field.aggregate({ of: 'others', by: 'to', count: true })),
      [ownerOf('others')],
      /which is not a reference to one of things/,
    ],
    [
      'a count and a sum in one',
      withField('count', field.aggregate({ of: 'others', by: 'to', count: true, sum: 'size' })),
      [ownerOf('things')],
      /^things\.count: does not say what to take\. Fix: write one of/,
    ],
    [
      'a count by no field',
      withField('count', field.aggregate({ of: 'others', by: 'to', count: true, where: { colour: 'red' } })),
      [ownerOf('things')],
      /^things\.count: reads 'others\.colour', which is not a field\. Fix: name one of: name, to, size/,
    ],
    [
      'what follows from no field',
      withField('stock', field.external({ reader: 'x', as: 'integer', follows: ['naem'] })),
      [],
      /^things\.stock: follows 'naem', which is not a field beside it\. Fix: /,
    ],
    [
      'a sort by what the host reads when it is shown',
      withField('stock', field.external({ reader: 'x', as: 'integer', sort: true })),
      [],
      /^things\.stock: is read by the host when it is shown, .* Fix: leave 'sort', 'filter' and 'search' out/,
    ],
    [
      'a filter by what the host reads when it is shown',
      { ...withField('stock', field.external({ reader: 'x', as: 'integer' })), list: { filters: ['stock'] } },
      [],
      /^things\.stock: is named by list\.filters, but is read by the host when it is shown\. Fix: name a stored field/,
    ],
    [
      'a count in rows',
      withField('rows', field.lines({ stock: field.external({ reader: 'x', as: 'integer' }) })),
      [],
      /^things\.rows\.stock: is of kind 'external', which rows cannot have/,
    ],
    [
      'a variant by no field',
      {},
      [
        {
          version: 1,
          variantOf: 'things',
          name: 'variants',
          label: ['Variant', 'Variants'],
          icon: 'Box',
          endpoint: '/api/variant',
          permissions: { list: 'F' },
          where: { colour: 'red' },
        },
      ],
      /^variants: shows records by 'colour', which is not a field\. Fix: name one of: /,
    ],
    [
      'a variant of a value that is none',
      {},
      [
        {
          version: 1,
          variantOf: 'things',
          name: 'variants',
          label: ['Variant', 'Variants'],
          icon: 'Box',
          endpoint: '/api/variant',
          permissions: { list: 'F' },
          where: { kind: 'c' },
        },
      ],
      /^variants\.kind: has the default "c", which it refuses itself/,
    ],
    [
      'a story of what is no field',
      { story: { figures: ['colour'] } },
      [],
      /^things\.colour: is named by story\.figures, but is not a field\. Fix: /,
    ],
    ['a title that is no field', { title: 'title' }, [], /^things\.title: is named by title, but is not a field\. Fix: /],
    [
      'a column that is no field',
      { list: { columns: ['colour'] } },
      [],
      /^things\.colour: is named by list\.columns, but is not a field\. Fix: /,
    ],
    [
      'a look-up by what is no text',
      { lookupKeys: { sort: 'kind' } },
      [],
      /^things\.lookupKeys\.sort: finds records by 'kind', which is no text/,
    ],
    [
      'a filter by rows that are not there',
      { list: { filters: ['rows.size'] } },
      [],
      /^things\.rows\.size: is named by list\.filters, but is not a field/,
    ],
    [
      'two on one path',
      {},
      [{ ...other, endpoint: '/api/thing' }],
      /^others: has the endpoint '\/api\/thing' of 'things'\. Fix: give it a path of its own/,
    ],
    [
      'a cycle of required references',
      withField('to', ofOther),
      [{ ...other, fields: { name: field.text(), back: field.reference('things', { required: true }) } }],
      /needs itself first \((things → others → things|others → things → others)\)\. Fix: make one of these references optional/,
    ],
    [
      'a default that the field refuses',
      withField('size', field.integer({ max: 5, default: 6 })),
      [],
      /^things\.size: has the default 6, which it refuses itself \(too_large, max 5\)\. Fix: give a valid default/,
    ],
    [
      'a reference list that is not, of names',
      withField('about', field.text({ list: 'no_list' })),
      [],
      /^things\.about: takes its values from 'no_list', which is not a reference list\. Fix: /,
    ],
    [
      'a reference list that is not',
      withField('unit', field.lookup('no_list')),
      [],
      /^things\.unit: takes its values from 'no_list', which is not a reference list\. Fix: /,
    ],
  ])('%s', (_, change, more, message) => {
    expect(() => load(change, ...more)).toThrow(message);
    expect(() => load(change, ...more)).toThrow(DefinitionError);
  });

  test('and a sound definition loads', () => {
    expect(() => load({ ...withField('to', ofOther) }, other)).not.toThrow();
  });
});

describe('every definition of the project', () => {
  test.each(Object.entries(definitionFiles))('%s is plain data, equal to itself after JSON, version 1', (path, definition) => {
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
    if (!path.endsWith('/group.ts')) expect(definition).toMatchObject({ version: 1 });
  });
});
