/**
 * A name as it stands inside a sentence: small, but for what is written in capitals everywhere (`API key`, `SKU`).
 * @param language whose letters they are; the platform's own where none is said
 */
export function insideSentence(name: string, language?: string): string {
  return name.replace(/\S+/g, (word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLocaleLowerCase(language)));
}

/**
 * A thing's name for a text that names it, as react-admin does it: `%{name}` as it stands alone, `%{name_lower}` for the languages that
 * write it small inside a sentence ('Add product', but 'Produkt hinzufügen'). Each language's own text takes the one that it needs.
 */
export function inBothCases(name: string): { name: string; name_lower: string } {
  return { name, name_lower: insideSentence(name) };
}
