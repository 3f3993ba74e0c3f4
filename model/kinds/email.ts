import { anything, problem } from '#model/language';
import { textual } from './base/textual.ts';

declare module '#/model/language/fields.ts' {
  interface KindOptions {
    email: TextDefault;
  }
  interface KindValues {
    email: string;
  }
}

// What the HTML standard's e-mail input accepts, with a dot in the domain.
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/;

/** An e-mail address, kept in lower case. */
export const email = textual<'email'>({
  traits: {
    isTextual: true,
    isWritten: true,
    isProse: true,
    besideTitle: 'each',
    drawnAs: { cell: 'link', input: 'text', filter: 'text' },
  },
  words: { default: anything },
  max: 254,
  schema: { format: 'email' },
  tidy: (typed) => typed.trim().toLowerCase(),
  check: (value) => (EMAIL.test(value) ? null : problem('not_an_email')),
  sample: (seed) => `person${seed}@example.com`,
});
