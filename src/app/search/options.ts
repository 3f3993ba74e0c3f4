import { searchText } from '#/model/values/searchText.ts';
import type { KeptPage } from './keptPages.ts';

/** A record as the host finds it. Source: the API contract; `similar` is ours: what was typed does not stand in it, but what looks like it. */
export interface FoundRecord {
  resource: string;
  id: number;
  title: string;
  subtitle: string;
  establishment_id?: number;
  similar?: boolean;
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
  /** What may be pinned. */
  page?: KeptPage;
}

/** One line of the search: what it leads to, what it does, or that it looks further. */
export type SearchOption = Shown & ({ to: string } | { act: () => void } | { further: true });

/**
 * Whether each word of what was typed begins some word of the texts, or, being no short one, stands in it: Arabic words begin with their
 * article. Accents and the forms of letters do not count.
 */
export function begins(typed: string, ...texts: readonly string[]): boolean {
  const words = wordsOf(texts.join(' '));
  return wordsOf(typed).every((wanted) =>
    words.some((word) => word.startsWith(wanted) || (wanted.length >= INSIDE && word.includes(wanted))),
  );
}

/**
 * What is left of what was typed without the words that say that something is to be begun, wherever they stand: 'new tax' and 'tax add' both
 * leave 'tax'. Undefined where none of these words is there.
 */
export function wantedNew(typed: string, { verbs, fillers }: { verbs: string; fillers: string }): string | undefined {
  const [begin, between] = [wordsOf(verbs), new Set(wordsOf(fillers))];
  const isVerb = (word: string) => begin.some((verb) => verb === word || (word.length >= INSIDE && verb.startsWith(word)));
  const words = wordsOf(typed);
  if (!words.some(isVerb)) return undefined;
  return words.filter((word) => !isVerb(word) && !between.has(word)).join(' ');
}

/** Options of one heading beside each other, the headings in the order in which the first of each comes. */
export function byGroup(options: readonly SearchOption[]): SearchOption[] {
  const groups = new Map<string, SearchOption[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups.values()].flat();
}

function wordsOf(text: string): string[] {
  return searchText(text)
    .split(/[\s/–-]+/)
    .filter(Boolean);
}
