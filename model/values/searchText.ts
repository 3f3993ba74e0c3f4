/** Accents, vowel signs, the lengthening of Arabic words, signs of direction and apostrophes: nobody types them to find something. */
export const UNTYPED =
  '\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc' +
  "\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u200b-\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff'`\\u2018\\u2019\\u02bc";

/** What stands between words. The same for JavaScript and for the database, which both leave some of these out. */
export const SPACES = '\\s\\u0085\\u1680\\u2028\\u2029';

/**
 * Letters that are another one's form, each with the letter that stands for it: what no decomposition of Unicode's says. Greek and Cyrillic
 * capitals are here because a database may know the small letters of ASCII alone.
 */
export const SAME_LETTERS: Readonly<Record<string, string>> = {
  ...pairs('ةىیېکڪٱ', 'هيييككا'),
  ...pairs('٠١٢٣٤٥٦٧٨٩', '0123456789'),
  ...pairs('۰۱۲۳۴۵۶۷۸۹', '0123456789'),
  ...pairs('øłđħŧıðØŁĐĦŦÐ', 'oldhtidoldhtd'),
  ...pairs('ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς', 'αβγδεζηθικλμνξοπρστυφχψωσ'),
  ...pairs('АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ', 'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'),
  ...pairs('ƏƐƆŊƁƊƘӘҒҚҢӨҰҮҺ', 'əɛɔŋɓɗƙәғқңөұүһ'),
};

/** Letters that are written as two. */
export const TWO_LETTERS: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['þ', 'th'],
  ['Þ', 'th'],
];

const UNTYPED_SIGN = new RegExp(`[${UNTYPED}]`, 'g');
const SPACE = new RegExp(`[${SPACES}]+`, 'g');
const OTHER_LETTER = new RegExp(`[${Object.keys(SAME_LETTERS).join('')}]`, 'g');

/**
 * A text as a search compares it: small letters without accents or Arabic vowel signs, one form of each letter, digits of every script
 * as 0 to 9, single spaces. The database's `search_text` says the same of stored texts.
 */
export function searchText(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(UNTYPED_SIGN, '')
    .toLowerCase()
    .replace(OTHER_LETTER, (letter) => SAME_LETTERS[letter] ?? letter);
  return TWO_LETTERS.reduce((all, [one, two]) => all.replaceAll(one, two), letters)
    .replace(SPACE, ' ')
    .trim();
}

/** A stretch of a text, from one offset up to another. */
export type Stretch = readonly [from: number, to: number];

/** Where the words of what was typed stand in a text, in its own writing; neither overlap nor touch. */
export function stretchesOf(text: string, typed: string): Stretch[] {
  const { plain, offsets } = withOffsets(text);
  const found = new Set<number>();
  for (const word of new Set(searchText(typed).split(' ').filter(Boolean))) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      for (let sign = at; sign < at + word.length; sign += 1) found.add(offsets[sign] ?? 0);
  }
  return joined(text, found);
}

/** A text as it is compared, and for each of its letters the offset in the text from which it comes. */
function withOffsets(text: string): { plain: string; offsets: number[] } {
  const offsets: number[] = [];
  let plain = '';
  let at = 0;
  for (const sign of text) {
    const letters = /\s/.test(sign) ? ' ' : searchText(sign);
    plain += letters;
    for (let nth = 0; nth < letters.length; nth += 1) offsets.push(at);
    at += sign.length;
  }
  return { plain, offsets };
}

/** Neighbouring offsets as one stretch, with the signs that stand above or below its letters. */
function joined(text: string, offsets: ReadonlySet<number>): Stretch[] {
  const stretches: [number, number][] = [];
  for (const at of [...offsets].toSorted((one, other) => one - other)) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    let end = at + sign.length;
    while (end < text.length && text.charAt(end) !== ' ' && searchText(text.charAt(end)) === '' && !offsets.has(end)) end += 1;
    const last = stretches.at(-1);
    if (last && last[1] >= at) last[1] = end;
    else stretches.push([at, end]);
  }
  return stretches;
}

function pairs(letters: string, others: string): Record<string, string> {
  const to = [...others];
  return Object.fromEntries([...letters].map((letter, index) => [letter, to[index] ?? letter]));
}
