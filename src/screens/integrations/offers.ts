/** An entry of one of the establishment's lists; its title is code and name, and what the mapping keeps. */
export interface Entry {
  title: string;
  code: string | null;
  name: string;
}

/** What can be chosen in a column, and which entry a text means. */
export interface Offer {
  titles: readonly string[];
  /** The title of the entry that is called so, by its title, its code or its name; undefined where there is none, or more than one. */
  meant: (text: string) => string | undefined;
}

const folded = (text: string) => text.trim().toLowerCase();

/** A list made ready to choose from. */
export function offerOf(entries: readonly Entry[]): Offer {
  const known = new Map<string, string>();
  const names = new Map<string, number>();
  for (const { name } of entries) names.set(folded(name), (names.get(folded(name)) ?? 0) + 1);
  // The later goes before the earlier: a code before a name, a title before both.
  for (const { name, title } of entries) if (names.get(folded(name)) === 1) known.set(folded(name), title);
  for (const { code, title } of entries) if (code) known.set(folded(code), title);
  for (const { title } of entries) known.set(folded(title), title);
  return { titles: [...new Set(entries.map(({ title }) => title))], meant: (text) => known.get(folded(text)) };
}

/** Whether a text stands in a column whose list has entries, and is none of them. */
export function isUnlisted(offer: Offer | undefined, text: string | null | undefined): boolean {
  return Boolean(text && offer?.titles.length && !offer.titles.includes(text));
}
