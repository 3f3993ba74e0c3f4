import { type RawBuilder, sql } from 'kysely';
import { searchText } from '#/model/values/searchText.ts';
import { likeText } from '#/server/foundation/database/likeText.ts';
import { mayBeWhole } from '#/server/records/foundWhole.ts';
import { either } from '#/server/records/rowScope.ts';

const MAX_WORDS = 8;
/** So many letters in a row an index finds inside of other words; what has fewer is looked for at the beginnings of words. */
const INSIDE = /[\p{L}\p{N}]{3}/u;
const LETTER = /[\p{L}\p{N}]/u;
/** What stands for the digits of a card that are not told, before those that are. */
const MASKED = /(?:[•●∙·*x#.…]{2,}[\s-]*)+(?=\d{2,}$)/gi;
/** Only what numbers are written with. */
const NUMBER = /^\+?[\d\s().\-/]+$/;
/** From how many digits on a number is looked for without regard to how it is grouped. */
const SHORTEST_NUMBER = 4;
/** From how many digits on it may begin with a country's code, which has three at most. */
const SHORTEST_ABROAD = 8;
const LONGEST_CODE = 3;

/** What was typed, as it is compared with the words of entries. */
export interface Wanted {
  text: string;
  words: readonly string[];
  /** Patterns for a number that may be grouped in other ways, or kept without its country's code. */
  numbers: readonly string[];
  /** What a number that one may not see would have to be: as it was typed, and its digits alone. */
  whole: readonly string[];
}

/** Reads what was typed. */
export function wantedOf(query: string): Wanted {
  const text = searchText(query.replace(MASKED, ''));
  const words = [...new Set(text.split(' ').filter(Boolean))].slice(0, MAX_WORDS);
  const digits = digitsOf(text);
  const whole = [...new Set([query.trim(), ...(digits ? [digits] : [])])].filter(mayBeWhole);
  return { text, words, numbers: numbersOf(text), whole };
}

/** A number without what groups its digits; undefined where it is none. */
function digitsOf(text: string): string | undefined {
  return NUMBER.test(text) ? text.replace(/\D/g, '') : undefined;
}

/** Whether an index can find it: it has letters or digits. */
export function isIndexed({ words }: Wanted): boolean {
  return words.some((word) => LETTER.test(word));
}

/** Whether it may be a code. */
export function hasDigits({ text }: Wanted): boolean {
  return /\d/.test(text);
}

/** Entries that have every word, each somewhere, or the number. `e` is the table of entries. */
export function matches({ words, numbers }: Wanted): RawBuilder<unknown> {
  const all = sql`(${sql.join(words.map(hasWord), sql` and `)})`;
  return numbers.length ? either([all, ...numbers.map((pattern) => sql`e.words like ${pattern}`)]) : all;
}

/** Entries of which one text is exactly what was typed. */
export function isExactly({ text }: Wanted): RawBuilder<unknown> {
  return sql`e.words like ${`%\n${likeText(text)}\n%`}`;
}

/** Entries whose title begins with what was typed. */
export function begins({ text }: Wanted): RawBuilder<unknown> {
  return sql`e.title like ${`${likeText(text)}%`}`;
}

/** How well an entry answers, 0 the best: it is what was typed; its title begins with it; a word of the title does; it stands elsewhere. */
export function rankOf(wanted: Wanted): RawBuilder<number> {
  const isNumber = wanted.numbers.filter((pattern) => pattern.startsWith('%\n')).map((pattern) => sql`e.words like ${pattern}`);
  return sql<number>`case when ${either([isExactly(wanted), ...isNumber])} then 0 when ${begins(wanted)} then 1
    when e.title like ${`% ${likeText(wanted.text)}%`} then 2 else 3 end`;
}

/** Entries that have a word, inside of another one where an index finds it there. */
export function hasWord(word: string): RawBuilder<unknown> {
  const pattern = likeText(word);
  if (INSIDE.test(word)) return sql`e.words like ${`%${pattern}%`}`;
  return sql`(e.words like ${`%\n${pattern}%`} or e.words like ${`% ${pattern}%`})`;
}

function numbersOf(text: string): string[] {
  const digits = digitsOf(text);
  if (digits === undefined || digits.length < SHORTEST_NUMBER) return [];
  const bare = digits.replace(/^0+/, '');
  if (bare.length < SHORTEST_NUMBER) return [];
  const inside = [digits, bare].filter((one) => one !== text).map((one) => `%${one}%`);
  const whole = digits === text ? [] : [`%\n${digits}\n%`];
  const isAbroad = (text.startsWith('+') || text.startsWith('00')) && bare.length >= SHORTEST_ABROAD;
  const codes = isAbroad ? Array.from({ length: LONGEST_CODE }, (_, nth) => bare.slice(nth + 1)) : [];
  return [...new Set([...inside, ...whole, ...codes.flatMap((local) => [`%\n${local}\n%`, `%\n0${local}\n%`])])];
}
