/** A record as the host finds it. Source: the API contract. */
export interface FoundRecord {
  resource: string;
  id: number;
  title: string;
  subtitle: string;
  establishment_id?: number;
}

/** From how many letters on a word is looked for inside of others. */
const INSIDE = 3;

interface Shown {
  /** Tells it from all others. */
  key: string;
  label: string;
  /** What stands beside its name, each in its own direction of writing. */
  details?: readonly string[];
  /** A drawing of the definitions' icons. */
  icon: string;
  /** Under which heading it stands. */
  group: string;
}

/** One line of the search: what it leads to, what it does, or that it looks further. */
export type SearchOption = Shown & ({ to: string } | { act: () => void } | { further: true });

/**
 * Whether each word of what was typed begins some word of the texts, or, being no short one, stands in it: Arabic words begin with their
 * article.
 */
export function begins(typed: string, ...texts: readonly string[]): boolean {
  const words = wordsOf(texts.join(' '));
  return wordsOf(typed).every((wanted) =>
    words.some((word) => word.startsWith(wanted) || (wanted.length >= INSIDE && word.includes(wanted))),
  );
}

/** Options of one heading beside each other, the headings in the order in which the first of each comes. */
export function byGroup(options: readonly SearchOption[]): SearchOption[] {
  const groups = new Map<string, SearchOption[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups.values()].flat();
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s/–-]+/)
    .filter(Boolean);
}
