import { describe, expect, test } from 'vitest';
import { load, other, thing } from '#/tests/support/things.ts';
import { field } from '#model/language';

const guarded = { readable: { permission: 'Secrets' } } as const;
const fields = {
  ...thing.fields,
  state: field.enum({ open: 'Open', done: 'Done' }, { required: true, default: 'open' }),
  secret: field.enum({ a: 'A' }, { required: true, default: 'a', ...guarded }),
  due: field.date(),
  hidden: field.date(guarded),
  at: field.datetime(),
  begin: field.time(),
  end: field.time(),
  minutes: field.duration(),
  owner: field.reference('others'),
  owners: field.references('others'),
  size: field.integer(),
};
const layout = (list: object) => load({ fields, list }, other);
const calendar = (said: object) => layout({ calendar: { from: 'due', ...said } });
const board = (said: object, list: object = {}) => layout({ ...list, board: { by: 'state', ...said } });

describe('a calendar is refused at start-up', () => {
  test.each<[string, object, RegExp]>([
    ['without a day', { from: undefined }, /^things\.list\.calendar: does not say on which day .* Fix: write from/],
    ['of no field', { from: 'dew' }, /^things\.list\.calendar\.from: names 'dew', which is not a field\. Fix: name one of: due/],
    [
      'of another kind',
      { from: 'size' },
      /^things\.list\.calendar\.from: names 'size', which is of kind 'integer'\. Fix: name one of: due/,
    ],
    [
      'of a guarded day',
      { from: 'hidden' },
      /^things\.list\.calendar\.from: names 'hidden', which only those with Secrets may see.* Fix: /,
    ],
    ['with times beside a moment', { from: 'at', starts: 'begin' }, /has times beside 'at', .* Fix: leave 'starts' and 'ends' out/],
    ['that lasts from a day', { lasts: 'minutes' }, /lasts from 'due', which has no time\. Fix: write 'starts'/],
    ['that ends before it begins', { ends: 'end' }, /ends at 'end', but begins nowhere\. Fix: write 'starts'/],
    ['with a lane of several', { lane: 'owners' }, /^things\.list\.calendar\.lane: names 'owners', which does not refer to one resource/],
    ['by a year', { by: 'year' }, /^things\.list\.calendar\.by: says 'year'\. Fix: /],
    ['that shows no field', { shows: ['colour'] }, /^things\.colour: is named by list\.calendar\.shows, but is not a field/],
  ])('%s', (_, said, message) => expect(() => calendar(said)).toThrow(message));

  test('but not where all of it fits', () => {
    expect(() => calendar({ starts: 'begin', ends: 'end', lane: 'owner', shows: ['size'], by: 'week' })).not.toThrow();
    expect(() => calendar({ from: 'at', lasts: 'minutes' })).not.toThrow();
  });
});

describe('a board is refused at start-up', () => {
  test.each<[string, object, object, RegExp]>([
    ['without columns', { by: undefined }, {}, /^things\.list\.board: does not say what its columns are\. Fix: write by/],
    ['by no field', { by: 'stat' }, {}, /^things\.list\.board\.by: names 'stat', which is not a field\. Fix: write 'state'/],
    ['by another kind', { by: 'due' }, {}, /^things\.list\.board\.by: names 'due', which is of kind 'date'\. Fix: /],
    ['by a guarded choice', { by: 'secret' }, {}, /^things\.list\.board\.by: names 'secret', which only those with Secrets may see/],
    [
      'by a choice that may be empty',
      { by: 'kind' },
      {},
      /names 'kind', which a record may leave empty.* Fix: write required: true at 'kind'/,
    ],
    [
      'with a sum of no total',
      { sum: 'size' },
      {},
      /^things\.list\.board\.sum: names 'size', which list\.totals .* Fix: write totals: \['size'\]/,
    ],
    ['that shows no field', { shows: ['colour'] }, {}, /^things\.colour: is named by list\.board\.shows, but is not a field/],
  ])('%s', (_, said, list, message) => expect(() => board(said, list)).toThrow(message));

  test('but not where all of it fits', () => {
    expect(() => board({ sum: 'size', shows: ['due', 'created_at'] }, { totals: ['size'] })).not.toThrow();
  });
});
