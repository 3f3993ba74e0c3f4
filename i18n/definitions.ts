import { addTexts, type DefinitionTexts, type ModelText } from '#model/language';

interface Speaking {
  readonly texts: readonly ModelText[];
}

const files = import.meta.glob<Readonly<Record<string, object>>>('./*/resources/*.ts', { import: 'default' });

/**
 * Adds what a language says in place of the definitions' English: one file per menu group under `i18n/<language>/resources/`, and
 * `shared.ts` for what many of them say. Where it has no words for a text, the English stands.
 */
export async function addLanguage({ texts }: Speaking, language: string): Promise<void> {
  const found = Object.entries(files).filter(([file]) => file.startsWith(`./${language}/`));
  const loaded = await Promise.all(found.map(async ([file, load]) => [/([^/]+)\.ts$/.exec(file)?.[1] ?? '', await load()] as const));
  addTexts(texts, language, Object.fromEntries(loaded) as DefinitionTexts);
}

/** The same for every language there is: a host answers each reader in theirs. */
export async function addLanguages(model: Speaking): Promise<void> {
  const known = new Set(Object.keys(files).map((file) => file.split('/')[1] ?? ''));
  await Promise.all([...known].map((language) => addLanguage(model, language)));
}
