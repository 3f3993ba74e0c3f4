import { type RawBuilder, sql } from 'kysely';
import type { FieldModel } from '#/model/language/model.ts';
import { likeText } from '#/server/foundation/database/likeText.ts';
import { either } from '#/server/records/rowScope.ts';

/** From how many letters on a word is looked for inside of other words: shorter ones stand in too many, and no index holds them. */
const INSIDE = 3;
const MAX_WORDS = 8;

/** What was typed, as it is compared: small letters, single spaces. */
export interface Wanted {
  text: string;
  words: readonly string[];
}

/** Reads what was typed. */
export function wantedOf(query: string): Wanted {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return { text: words.join(' '), words: [...new Set(words)].slice(0, MAX_WORDS) };
}

/** Rows of which one text is exactly what was typed. */
export function isExactly({ text }: Wanted, texts: readonly FieldModel[]): RawBuilder<unknown> {
  return either(texts.map((field) => sql`${lower(field)} = ${text}`));
}

/** Rows that have every word, each in whichever of their texts. */
export function hasWords({ words }: Wanted, texts: readonly FieldModel[]): RawBuilder<unknown> {
  const inSome = (word: string) => either(texts.map((field) => hasWord(lower(field), word)));
  return sql`(${sql.join(words.map(inSome), sql` and `)})`;
}

/** How well a row answers, 0 the best: it is what was typed; its title begins with it; a word of the title does; it stands elsewhere. */
export function rankOf(wanted: Wanted, title: FieldModel, texts: readonly FieldModel[]): RawBuilder<number> {
  const begins = `${likeText(wanted.text)}%`;
  return sql<number>`case when ${isExactly(wanted, texts)} then 0 when ${lower(title)} like ${begins} then 1
    when ${lower(title)} like ${`% ${begins}`} then 2 else 3 end`;
}

function hasWord(text: RawBuilder<unknown>, word: string): RawBuilder<unknown> {
  const pattern = likeText(word);
  if (word.length >= INSIDE) return sql`${text} like ${`%${pattern}%`}`;
  return sql`(${text} like ${`${pattern}%`} or ${text} like ${`% ${pattern}%`})`;
}

function lower(field: FieldModel): RawBuilder<unknown> {
  return sql`lower(${sql.ref(`t.${field.name}`)})`;
}
