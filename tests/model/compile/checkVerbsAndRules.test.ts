import { describe, expect, test } from 'vitest';
import { DefinitionError } from '#/model/language/definitionError.ts';
import { load, withField } from '#/tests/support/things.ts';
import { field } from '#model/language';

describe('a definition error about verbs names the place, the problem and the fix', () => {
  test.each<[string, object, RegExp]>([
    [
      'a record that is changed unseen',
      { permissions: { list: 'Things', view: false, edit: 'ThingEdit' } },
      /^things: lets nobody view a record, yet has calls that make or change one/,
    ],
    [
      'a verb of a record unseen',
      {
        permissions: { list: 'Things', view: false },
        verbs: { wash: { label: 'Wash', on: 'record', effect: 'write', permission: 'W', to: { kind: 'a' } } },
      },
      /^things: lets nobody view a record, yet has the verb 'wash' for one\. Fix: /,
    ],
    [
      'a list’s verb with a record’s condition',
      { verbs: { wash: { label: 'Wash', on: 'collection', effect: 'write', permission: 'W', when: { kind: 'a' } } } },
      /^things\.wash: says 'when', which asks for a record, but works on a collection\. Fix: /,
    ],
    [
      'a record’s verb without its record',
      { verbs: { wash: { label: 'Wash', on: 'record', effect: 'write', permission: 'W', path: '/wash', to: { kind: 'a' } } } },
      /^things\.wash: works on a record, but its path has no \{id\}\. Fix: /,
    ],
    [
      'a verb with rules over what it does not ask',
      {
        verbs: {
          wash: {
            ...{ label: 'Wash', on: 'record', effect: 'write', permission: 'W', to: { kind: 'a' } },
            input: { soap: field.text() },
            rules: { require: { soap: { water: 'hot' } } },
          },
        },
      },
      /^things\.wash: has rules over 'water', which it does not ask\. Fix: /,
    ],
    [
      'a verb over no rows',
      { verbs: { wash: { label: 'Wash', on: 'record', effect: 'write', permission: 'W', over: 'name' } } },
      /^things\.wash: goes over 'name', which is not a lines field\. Fix: /,
    ],
    [
      'a verb that starts with what is not there',
      {
        verbs: {
          wash: {
            label: 'Wash',
            on: 'record',
            effect: 'write',
            permission: 'W',
            input: { soap: field.text() },
            starts: { soap: 'brand' },
            to: { kind: 'a' },
          },
        },
      },
      /^things\.wash: starts 'soap' with 'brand', but one of them does not exist\. Fix: name an input and a field/,
    ],
    [
      'a verb that leads nowhere',
      { verbs: { wash: { label: 'Wash', on: 'record', effect: 'write', permission: 'W', to: { kind: 'c' } } } },
      /^things\.wash: leads to kind 'c', which does not exist\. Fix: /,
    ],
  ])('%s', (_, change, message) => {
    expect(() => load(change)).toThrow(message);
    expect(() => load(change)).toThrow(DefinitionError);
  });
});

describe('a definition error about rules names the place, the problem and the fix', () => {
  test.each<[string, object, RegExp]>([
    [
      'a rule of no field',
      { rules: { show: { colour: { kind: 'a' } } } },
      /^things: rules\.show names 'colour', which is not a field\. Fix: name one of: .*name, kind, rows/,
    ],
    [
      'a rule that reads no field',
      { rules: { require: { kind: { colour: 'a' } } } },
      /^things: rules\.require\.kind names 'colour', which is not a field\. Fix: /,
    ],
    [
      'a check at no field',
      { rules: { check: [{ that: { kind: 'a' }, at: 'colour', message: 'x' }] } },
      /^things: rules\.check names 'colour'/,
    ],
    [
      'a unit that no choice says',
      withField('share', field.decimal({ unit: { by: 'name', percent: ['a'] } })),
      /^things\.share: takes its unit from 'name', which is not a choice beside it/,
    ],
    [
      'a unit of no value',
      withField('share', field.decimal({ unit: { by: 'kind', percent: ['parts'] } })),
      /^things\.share: has a unit for 'parts', which is no value of 'kind'/,
    ],
    [
      'a kept record by no field',
      { rules: { kept: [{ when: { colour: 'a' }, message: 'x' }] } },
      /^things: rules\.kept names 'colour', which is not a field\. Fix: /,
    ],
    [
      'a rule of a row’s field that is not',
      withField('rows', field.lines({ label: field.text() }, { rules: { show: { colour: { label: 'a' } } } })),
      /^things\.rows: rules\.show names 'colour'/,
    ],
  ])('%s', (_, change, message) => {
    expect(() => load(change)).toThrow(message);
    expect(() => load(change)).toThrow(DefinitionError);
  });
});
