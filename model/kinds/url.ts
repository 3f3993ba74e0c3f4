import { anything, problem } from '#model/language';
import { textual } from './base/textual.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    url: TextDefault;
  }
  interface KindValues {
    url: string;
  }
}

/** A web address. Other schemes (javascript:, data:) are refused. */
export const url = textual<'url'>({
  traits: { isTextual: true, drawnAs: { cell: 'link', input: 'text', filter: 'text' } },
  words: { default: anything },
  max: 2000,
  schema: { format: 'uri' },
  check: (value) => (isWebAddress(value) ? null : problem('not_a_url')),
  sample: (seed) => `https://example.com/${seed}`,
});

/** Whether a text is an absolute http or https address. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value);
}
