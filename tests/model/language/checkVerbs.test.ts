import { describe, expect, test } from 'vitest';
import { checkModel } from '#/model/compile/check.ts';
import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import { defineGroup, field } from '#model/language';

/** Loads a definition with one verb as a third party might write it: past the compiler. */
function load(verb: object): void {
  const things = {
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
      kind: field.enum({ a: 'A' }),
      rows: field.lines({ label: field.text(), wanted: field.quantity() }),
    },
    verbs: { wash: { label: 'Wash', on: 'record', effect: 'write', permission: 'Things', ...verb } },
  };
  const files = { './things/group.ts': defineGroup({ label: 'Things', icon: 'Box', order: 1 }), './things/one.ts': things };
  checkModel(compile(files as unknown as DefinitionFiles));
}

const over = { over: 'rows', input: { now: field.quantity() } };

describe('a verb', () => {
  test.each<[string, object, RegExp]>([
    [
      'fills an input that there is not',
      { ...over, fills: { later: 'wanted' } },
      /^things\.wash: fills 'later', but it or what it comes from does not exist\. Fix: /,
    ],
    [
      'fills by a field that its rows have not',
      { ...over, fills: { now: { add: ['wanted', 'had'] } } },
      /^things\.wash: fills 'now', but it or /,
    ],
    ['fills no rows', { input: { now: field.quantity() }, fills: { now: 'wanted' } }, /^things\.wash: fills 'now', but it or /],
    [
      'makes what there is not',
      { returns: 'record', makes: 'others' },
      /^things\.wash: makes a record of 'others', which does not exist\. Fix: name one of: things/,
    ],
    [
      'repeats what is no text',
      { input: { now: field.text() }, repeats: { now: 'kind' } },
      /^things\.wash: repeats 'kind' in 'now', but one of them is no text\. Fix: /,
    ],
    [
      'derives what is not computed',
      { ...over, derives: { left: field.quantity() } },
      /^things\.wash: derives 'left', which is not computed from its rows and inputs\. Fix: /,
    ],
    [
      'derives from what there is not',
      { ...over, derives: { left: field.computed({ value: { subtract: ['wanted', 'had'] }, as: 'quantity' }) } },
      /^things\.wash: derives 'left', which /,
    ],
    [
      'warns at no input',
      { ...over, warns: [{ when: { now: { gt: 9 } }, at: 'wanted', message: 'Many' }] },
      /^things\.wash: warns at 'wanted', but it or what it judges does not exist\. Fix: /,
    ],
    [
      'warns of what there is not',
      { ...over, warns: [{ when: { had: { gt: 9 } }, at: 'now', message: 'Many' }] },
      /^things\.wash: warns at 'now', but it or /,
    ],
    ['makes a record and returns none', { makes: 'things' }, /^things\.wash: makes a record of 'things', but returns none\. Fix: /],
  ])('that %s is refused', (_, verb, message) => {
    expect(() => load(verb)).toThrow(message);
  });

  test('that fills its rows, makes a record or has its name repeated is sound', () => {
    expect(() => load({ ...over, fills: { now: { subtract: ['wanted', 1] } } })).not.toThrow();
    expect(() => load({ returns: 'record', makes: 'things' })).not.toThrow();
    const left = field.computed({ value: { subtract: ['wanted', 'now'] }, as: 'quantity' });
    expect(() =>
      load({ ...over, derives: { left }, warns: [{ when: { left: { lt: 0 } }, at: 'now', message: 'Too many' }] }),
    ).not.toThrow();
    expect(() => load({ input: { now: field.text() }, repeats: { now: 'name' } })).not.toThrow();
  });
});
