import type { KindContext, LookupValue } from '#/model/kinds/base/part.ts';
import { nameOfCode } from '#/model/values/intl.ts';
import { contextFor as contextWith, englishLists, type LookupLists, nobody, type Reader } from '#/resources/reference/context.ts';
import { countryName } from '#/resources/reference/countries.ts';
import { recordTypes } from '#/resources/reference/recordTypes.ts';
import { addTexts, type DefinitionTexts } from '#model/language';
import { documentTexts } from './documents.ts';
import { languages } from './languages.ts';
import type { Messages } from './messageTexts.ts';
import { pluralForms } from './plurals.ts';

const names = import.meta.glob<Messages>(['./*/reference.ts', '!./en/reference.ts'], { eager: true, import: 'default' });
const definitions = import.meta.glob<DefinitionTexts[string]>(['./*/resources/*.ts', '!./*/resources/shared.ts'], {
  eager: true,
  import: 'default',
});
const shared = import.meta.glob<DefinitionTexts['shared']>('./*/resources/shared.ts', { eager: true, import: 'default' });
const originOf = new Map(recordTypes.map(({ value, group, section }) => [value, { group, section }]));
const others = languages.map(({ locale }) => locale).filter((locale) => locale !== 'en');

/** The reference lists with their names in every language, as the host looks values up and hands the lists to the dashboard. */
export const lists: LookupLists = new Map([
  ...[...englishLists].map(([list, values]) => [list, values.map((value) => named(list, value))] as const),
  // Each by its own name, in every language.
  ['languages', languages.map(({ locale, name }) => ({ value: locale, label: name }))],
]);

/** The kinds' context for one reader, the names of the reference lists in their language. An unknown list is empty. */
export function contextFor(reader: Reader): KindContext {
  return contextWith(reader, lists);
}

/** The context of nobody in particular: English, US dollars, UTC. */
export const referenceContext: KindContext = contextFor(nobody);

function named(list: string, value: LookupValue): LookupValue {
  const labels = Object.fromEntries(
    others.flatMap((locale) => {
      const name = nameOf(locale, list, value);
      return name ? [[locale, name]] : [];
    }),
  );
  const counted = list === 'uom' ? countedNames(value.value) : undefined;
  return { ...value, ...(Object.keys(labels).length && { labels }), ...(counted && { counted }) };
}

/** A unit behind a number in every language, by the number's plural form; `other` where one is like all. */
function countedNames(unit: string): LookupValue['counted'] {
  return Object.fromEntries(
    languages.flatMap(({ locale }) => {
      const text = Object.entries(documentTexts('units', locale)).find(([name]) => name === unit)?.[1];
      if (text === undefined) return [];
      const parts = text.split('||||').map((part) => part.trim());
      const other = parts.at(-1) ?? '';
      const forms = pluralForms(locale).flatMap((form, at) => (parts[at] && parts[at] !== other ? [[form, parts[at]]] : []));
      return [[locale, { ...(parts.length > 1 && Object.fromEntries(forms)), other }]];
    }),
  );
}

function nameOf(locale: string, list: string, { value, label }: LookupValue): string | undefined {
  if (list === 'currencies') return currencyName(locale, value);
  if (list === 'countries') return countryName(value, locale);
  if (list === 'reports') return definedName(locale, { group: 'reports', section: value }, label);
  const origin = list === 'record_types' ? originOf.get(value) : undefined;
  if (origin) return definedName(locale, origin, label);
  const own = names[`./${locale}/reference.ts`]?.[list];
  const name = typeof own === 'object' ? own[value] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** As the platform knows it, with a capital as every name of a list has. */
function currencyName(locale: string, code: string): string {
  const name = nameOfCode('currency', code, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** As its definition says it. */
function definedName(locale: string, { group, section }: { group: string; section: string }, label: string): string | undefined {
  const translations: Record<string, readonly string[]> = {};
  addTexts([{ group, section, english: [label], translations }], locale, {
    [group]: definitions[`./${locale}/resources/${group}.ts`],
    shared: shared[`./${locale}/resources/shared.ts`],
  });
  return translations[locale]?.[0];
}
