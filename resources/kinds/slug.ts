import { problem } from '#resources/schema';
import { textual } from './textual.ts';

/** A short name for addresses: lower-case letters, digits, hyphens. */
export const slug = textual<'slug'>({
  max: 80,
  schema: { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' },
  check: (value) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) ? null : problem('not_a_slug')),
  sample: (seed) => `sample-${seed}`,
});

/** Makes a slug of a text: 'Café au lait' gives 'cafe-au-lait'. */
export function slugOf(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
