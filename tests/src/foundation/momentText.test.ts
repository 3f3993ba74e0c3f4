import { expect, it } from 'vitest';
import { momentText } from '#/src/foundation/page/momentText.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const ago = (seconds: number, locale = 'en') => momentText(new Date(now - seconds * 1000).toISOString(), locale, 'just now', now);

it('a moment is just now under a minute, relative under two days, a date beyond', () => {
  expect([ago(59), ago(60), ago(3599), ago(3600), ago(2 * 86_400 - 1)]).toEqual([
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '47 hours ago',
  ]);
  expect(ago(2 * 86_400)).toMatch(/Nov 18, 2026/);
  expect(ago(7200, 'ar')).not.toMatch(/[٠-٩]/);
});
