import { Transformer } from '@napi-rs/image';
import { expect, it } from 'vitest';
import { difference } from './comparePictures.ts';
import { galleryPage, type Picture } from './galleryPage.ts';

/** A grey picture with some pixels of another grey. */
const picture = (width: number, height: number, others = 0, grey = 200): Promise<Buffer> => {
  const rgba = Buffer.alloc(width * height * 4, 100);
  for (let at = 0; at < others; at++) rgba.fill(grey, at * 4, at * 4 + 3);
  return Transformer.fromRgbaPixels(rgba, width, height).png();
};

it('says how much of a picture is another one; letters that are smoothed otherwise are not', async () => {
  const before = await picture(10, 10);
  expect(await difference(before, await picture(10, 10))).toBe(0);
  expect(await difference(before, await picture(10, 10, 25))).toBe(0.25);
  expect(await difference(before, await picture(10, 10, 25, 110))).toBe(0);
  expect(await difference(before, await picture(10, 11))).toBe(1);
});

it('shows what has changed beside what it was, and what was said, without taking texts for markup', () => {
  const one: Picture = { path: '/taxes', variant: 'dark', file: 'now/a.png', axe: [], said: [], changed: 0, before: 'before/a.png' };
  const page = galleryPage(
    [
      one,
      { ...one, variant: 'light', changed: 0.2, axe: ['label (critical): <b>'] },
      { ...one, path: '/new', changed: null, before: null },
    ],
    '2026-11-26 12:00',
  );
  expect(page).toContain('3 pictures of 2 screens, 2026-11-26 12:00. 1 changed');
  expect(page).toContain('/taxes · light · 20 %');
  expect(page.match(/before\/a\.png/g)).toHaveLength(2);
  expect(page).toContain('label (critical): &#60;b&#62;');
  expect(page).toContain('dark</figcaption>');
  expect(page).toContain(' · new');
});
