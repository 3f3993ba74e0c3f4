import { expect, it } from 'vitest';
import german from '#/i18n/de/views.ts';
import english from '#/i18n/en/views.ts';
import { inBothCases } from '#/i18n/inBothCases.ts';
import { translator } from '#/i18n/translate.ts';

it('names a thing inside a sentence as the language writes it', () => {
  expect(translator({ views: english })('views.add', inBothCases('Gift card'))).toBe('Add gift card');
  expect(translator({ views: german })('views.add', inBothCases('Gutscheinkarte'))).toBe('Gutscheinkarte hinzufügen');
  expect(translator({ views: english })('views.add', inBothCases('API key'))).toBe('Add API key');
});
