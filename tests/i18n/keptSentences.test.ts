import { expect, it } from 'vitest';
import { keptText, wordsOf } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';

it('a kept sentence is read in any language', () => {
  const kept = keptText(say('activity.receipt_undone_because', { number: 'PO-1', note: 'Broken "seal"' }));
  expect([wordsOf('en', kept), wordsOf('de', kept)]).toEqual(['PO-1 undone: Broken "seal"', 'PO-1 rückgängig gemacht: Broken "seal"']);
});

it.each(['Left by the door', '', '{"key":"', '{"key":"activity.left"', '{"key":"x"} and more'])(
  'what somebody typed stays as it is: %s',
  (typed) => {
    expect(wordsOf('de', typed)).toBe(typed);
  },
);
