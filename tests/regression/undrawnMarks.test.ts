import { expect, test } from 'vitest';
import { textRuns } from '#/server/foundation/pdf/textRuns.ts';

/**
 * Percentages of an Arabic reader carry marks of direction; a figure's line has no letter that would turn it, and the marks were drawn as
 * boxes.
 */
test.each(['ltr', 'rtl', 'auto'] as const)('marks that only steer the direction are not drawn (%s)', (direction) => {
  const drawn = textRuns('+233 (\u200E+18.5\u200E%\u200E)', direction);
  expect(drawn.map(({ text }) => text).join('')).not.toMatch(/\p{Cf}/u);
});

test('what is left of a line of such marks is nothing', () => {
  expect(textRuns('\u200E\u061C', 'ltr')).toEqual([]);
});
