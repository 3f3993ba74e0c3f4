import { expect, it } from 'vitest';
import { acceptedLanguage } from '#/server/foundation/http/language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['AR-eg', 'ar'],
  ['en;q=0.3, es;q=0.7', 'es'],
  ['fr, nl;q=0.9', 'en'],
  ['es;q=0, ar;q=0.1', 'ar'],
  ['es;q=x', 'en'],
  ['*', 'en'],
  ['constructor', 'en'],
  [`${'xx,'.repeat(10_000)}es`, 'en'],
])('a caller who accepts %j reads %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
