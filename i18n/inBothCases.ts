/**
 * A thing's name for a text that names it, as react-admin does it: `%{name}` as it stands alone, `%{name_lower}` for the languages that
 * write it small inside a sentence ('Add product', but 'Produkt hinzufügen'). Each language's own text takes the one that it needs.
 */
export function inBothCases(name: string): { name: string; name_lower: string } {
  return { name, name_lower: name.toLowerCase() };
}
