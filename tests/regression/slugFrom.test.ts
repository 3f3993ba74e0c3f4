import { describe, expect, it } from 'vitest';
import { slug, slugOf } from '#/model/kinds/slug.ts';
import { referenceContext } from '#/resources/reference/context.ts';
import { applyPatch } from '#/server/records/write/draft.ts';
import { field } from '#model/language';

const fields = {
  title: field.text({ required: true }),
  hides: field.boolean(),
  slug: field.slug({ from: 'title', required: true, max: 20 }),
};
const shape = { fields, rules: { show: { slug: { hides: { not: true } } } } };
const draft = (body: object, before?: Record<string, unknown>) =>
  applyPatch(shape, 'App', body as Record<string, unknown>, before, referenceContext, () => true);

describe('a slug made of another field', () => {
  it('is made by the host where a new record has none', () => {
    expect(draft({ title: 'Café au lait' })).toMatchObject({ record: { slug: 'cafe-au-lait' }, problems: {} });
  });

  it('is kept as it was given, and refused where it is none', () => {
    expect(draft({ title: 'Café', slug: 'mine' }).record.slug).toBe('mine');
    expect(Object.keys(draft({ title: 'Café', slug: 'Not A Slug' }).problems)).toEqual(['slug']);
  });

  it('is asked for where the text has no letter', () => {
    expect(Object.keys(draft({ title: '!!!' }).problems)).toEqual(['slug']);
  });

  it('does not follow a stored record, and is not made where rules hide it', () => {
    expect(draft({ title: 'New' }, { title: 'Old', slug: 'old', hides: null }).record.slug).toBe('old');
    expect(draft({ title: 'Hidden', hides: true })).toMatchObject({ record: { slug: null }, problems: {} });
  });

  it.each([
    ['Größe & Maß', 'grosse-mass'],
    ["Joe's  Diner!", 'joes-diner'],
    ['Łódź Ørsted', 'lodz-orsted'],
    ['قهوة تركية', 'قهوة-تركية'],
    ['東京 カフェ', '東京-カフェ'],
    ['Йогурт', 'йогурт'],
  ])('%s becomes %s, which is a slug', (text, made) => {
    expect(slugOf(text)).toBe(made);
    expect(slug.validate(made, { kind: 'slug' }, referenceContext)).toBeNull();
  });

  it('ends with a whole word where it is too long', () => {
    expect(slugOf('one two three four five', 12)).toBe('one-two');
    expect([...slugOf('x'.repeat(100))]).toHaveLength(80);
  });
});
