/** The order in which the parts of a text stand (CLDR's). */
const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** Beyond this whole numbers take no form that smaller ones do not, but in languages that write 'millions of'. */
const COUNTED = 200;

const known = new Map<string, Plurals>();

interface Plurals {
  rules: Intl.PluralRules;
  forms: readonly Intl.LDMLPluralRule[];
}

/**
 * The forms that words take behind whole numbers in a language, in the order in which a text has them between ` |||| `: two in English, six
 * in Arabic.
 */
export function pluralForms(locale: string): readonly Intl.LDMLPluralRule[] {
  return pluralsOf(locale).forms;
}

/** Which of these forms a number takes, from 0; the last one where it takes none of them, as fractions and millions may. */
export function pluralIndex(locale: string, count: number): number {
  const { rules, forms } = pluralsOf(locale);
  const found = forms.indexOf(rules.select(count));
  return found === -1 ? forms.length - 1 : found;
}

function pluralsOf(locale: string): Plurals {
  const made = known.get(locale);
  if (made) return made;
  const rules = new Intl.PluralRules(locale);
  const taken = new Set(Array.from({ length: COUNTED }, (_, count) => rules.select(count)));
  const plurals = { rules, forms: ORDER.filter((form) => taken.has(form)) };
  known.set(locale, plurals);
  return plurals;
}
