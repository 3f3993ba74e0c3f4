import type { KindContext, LookupValue } from '#/resources/kinds/part.ts';
import { contextFor as contextWith, englishLists, type LookupLists, nobody, type Reader } from '#/resources/reference/context.ts';
import { languages } from './languages.ts';
import type { Messages } from './messageTexts.ts';

const files = import.meta.glob<Messages>(['./*/reference.ts', '!./en/reference.ts'], { eager: true, import: 'default' });

/** The reference lists with their names in every language, as the host looks values up and hands the lists to the dashboard. */
export const lists: LookupLists = new Map([...englishLists].map(([list, values]) => [list, values.map((value) => named(list, value))]));

/** The kinds' context for one reader, the names of the reference lists in their language. An unknown list is empty. */
export function contextFor(reader: Reader): KindContext {
  return contextWith(reader, lists);
}

/** The context of nobody in particular: English, US dollars, UTC. */
export const referenceContext: KindContext = contextFor(nobody);

function named(list: string, value: LookupValue): LookupValue {
  const labels = Object.fromEntries(
    languages.flatMap(({ locale }) => {
      const name = list === 'currencies' ? currencyName(locale, value.value) : nameOf(locale, list, value.value);
      return name && locale !== 'en' ? [[locale, name]] : [];
    }),
  );
  return Object.keys(labels).length ? { ...value, labels: { ...value.labels, ...labels } } : value;
}

function nameOf(locale: string, list: string, value: string): string | undefined {
  const names = files[`./${locale}/reference.ts`]?.[list];
  const name = typeof names === 'object' ? names[value] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** As the platform knows it, with a capital as every name of a list has. */
function currencyName(locale: string, code: string): string | undefined {
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(code);
  return name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
