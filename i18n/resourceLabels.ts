import { textOf } from '#model/language';
import type { Language } from './languages.ts';
import type { Messages } from './messageTexts.ts';
import { pluralForms } from './plurals.ts';

interface Labelled {
  label: string;
}
type Fields = Readonly<Record<string, Labelled>>;
/** What the texts read of the compiled model. */
export interface LabelledModel {
  groups: readonly (Labelled & { name: string; headings: Readonly<Record<string, Labelled>> })[];
  resources: Readonly<Record<string, { label: readonly [string, string]; allFields: Fields }>>;
  reports: Readonly<Record<string, Labelled>>;
  settings: Readonly<Record<string, Labelled>>;
}

/**
 * The definitions' own labels as react-admin looks them up: `resources.<name>.name` (singular |||| plural, as its plural rule wants)
 * and `resources.<name>.fields.<field>`; ours beside them: `groups.<name>.name`, `groups.<name>.headings.<heading>.name`, `reports.<name>.name`, `settings.<name>.name`.
 */
export function resourceLabels(model: LabelledModel, language: Language): Messages {
  const labelled = (one: Labelled) => textOf(one, 'label', language);
  const named = (entries: readonly (readonly [string, Labelled])[]) =>
    Object.fromEntries(entries.map(([name, entry]) => [name, { name: labelled(entry) }]));
  const resources: Record<string, Messages> = {};
  for (const [name, resource] of Object.entries(model.resources)) {
    const fields = Object.entries(resource.allFields).map(([field, entry]) => [field, labelled(entry)] as const);
    resources[name] = { name: inAllForms(textOf(resource, 'label', language), language), fields: Object.fromEntries(fields) };
  }
  return {
    resources,
    groups: Object.fromEntries(
      model.groups.map((group) => [group.name, { name: labelled(group), headings: named(Object.entries(group.headings)) }]),
    ),
    reports: named(Object.entries(model.reports)),
    settings: named(Object.entries(model.settings)),
  };
}

/** The singular for one, the plural for whatever else the language tells apart. */
function inAllForms([singular, plural]: readonly [string, string], language: Language): string {
  return pluralForms(language)
    .map((form) => (form === 'one' ? singular : plural))
    .join(' |||| ');
}
