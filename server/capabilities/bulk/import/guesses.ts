import { documentTexts } from '#/i18n/documents.ts';
import { languages } from '#/i18n/languages.ts';
import { otherColumns } from '#/i18n/otherColumns.ts';
import { checkDigit } from '#/model/kinds/barcode.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { distance } from '#/model/language/nearest.ts';
import { currencies } from '#/resources/reference/currencies.ts';
import { textsOf } from '#model/language';
import type { Mapping } from './mapping.ts';
import { type Headings, type Target, tidyHeader } from './targets.ts';

/** A word is mistyped where so few of its letters differ, by its length. */
const SLIPS = [
  { from: 9, slips: 2 },
  { from: 5, slips: 1 },
];
/** What only our own exports write is never guessed. */
const UNGUESSED: readonly string[] = ['lines', 'json'];
/** Cells that a guess by what they say takes, and the part of them that must be of that kind. */
const FEWEST_CELLS = 3;
const MOST_OF_THEM = 0.8;

/** What cells of a kind look like, so that nothing else does. */
const LOOKS: Readonly<Record<string, (cell: string) => boolean>> = {
  email: (cell) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(cell),
  barcode: (cell) => /^(?:\d{8}|\d{12,14})$/.test(cell) && cell.endsWith(checkDigit(cell.slice(0, -1))),
};

interface File {
  headers: readonly string[];
  /** The first rows, aligned with the headers. */
  rows: readonly (readonly string[])[];
}

/**
 * What the columns of a file may be that no heading of ours names: by what other programs call them in any language, by a word that is
 * nearly that, by what their cells look like. Each field once, the surer guess first.
 */
export function guessed(known: Mapping, { headers, rows }: File, { headings, targets, resource }: Names): Mapping {
  const found: Record<string, string | null> = { ...(isOurs(headers, headings) ? known : withoutOwnId(known, targets)) };
  const free = new Map(
    targets
      .filter(({ part, name, field }) => part === 'value' && !UNGUESSED.includes(field.kind) && !Object.values(found).includes(name))
      .map((target) => [target.name, target]),
  );
  const open = () => headers.filter((header) => header && !found[header] && headings.get(tidyHeader(header)) !== null);
  const take = (header: string, name: string) => {
    if (!found[header] && free.delete(name)) found[header] = name;
  };
  const words = wordsOf(targets, headings, resource);
  for (const rankOf of COMPARISONS) {
    const matching = open().flatMap((header) =>
      [...free.keys()].flatMap((name) => {
        const rank = rankOf(words.get(name) ?? [], header);
        return Number.isFinite(rank) ? [{ header, name, rank }] : [];
      }),
    );
    for (const { header, name } of matching.sort((one, other) => one.rank - other.rank)) take(header, name);
  }
  for (const header of open()) {
    const cells = rows.flatMap((row) => row[headers.indexOf(header)]?.trim() || []);
    const looking = [...free.values()].filter(({ field }) => areMostly(cells, LOOKS[field.kind]));
    if (looking.length === 1 && looking[0]) take(header, looking[0].name);
  }
  for (const [header, name] of Object.entries(found))
    if (name && !known[header] && !applies(name, resource, Object.values(found))) found[header] = null;
  return found;
}

/** Where a field is shown for some records alone, a column of the file must say which: all others would be refused for it. */
function applies(name: string, { fields, rules }: ResourceModel, read: readonly (string | null)[]): boolean {
  const asked = Object.keys(rules?.show?.[name] ?? {}).filter((other) => Object.hasOwn(fields, other));
  return asked.every((other) => read.includes(other));
}

/** Most of a file's headings are ours: only such a file has the ids of our records in a column of that name. */
function isOurs(headers: readonly string[], headings: Headings): boolean {
  const named = headers.filter(Boolean);
  return named.filter((header) => headings.has(tidyHeader(header))).length > named.length / 2;
}

function withoutOwnId(known: Mapping, targets: readonly Target[]): Mapping {
  const own = targets.find(({ part }) => part === 'own id')?.name;
  return Object.fromEntries(Object.entries(known).map(([header, name]) => [header, name === own ? null : name]));
}

interface Names {
  headings: Headings;
  targets: readonly Target[];
  resource: ResourceModel;
}

/** What a column may be called, and how sure that is: the first words of a list are the surest. */
interface Word {
  word: string;
  rank: number;
}

const LISTS: readonly Readonly<Record<string, string>>[] = [
  ...languages.map(({ locale }) => documentTexts('columns', locale)),
  otherColumns,
];

/**
 * Target → what its column may be called. A resource's title is often called a name, or as the resource is: `Category`, `Category name`.
 */
function wordsOf(targets: readonly Target[], headings: Headings, resource: ResourceModel): ReadonlyMap<string, readonly Word[]> {
  const said = (name: string): Word[] =>
    LISTS.flatMap((list) => list[name]?.split(/\s*,\s*/).map((word, at) => ({ word: plain(word), rank: at + 1 })) ?? []);
  const sure = (words: readonly string[]): Word[] => words.map((word) => ({ word: plain(word), rank: 0 }));
  return new Map(
    targets.map(({ name, field }) => {
      const own = sure([...headings].flatMap(([heading, target]) => (target?.name === name ? [heading] : [])));
      const title =
        field.name === resource.title
          ? [...said('name'), ...said(`${resource.name}.${field.name}`), ...sure(textsOf(resource, 'label').flat())]
          : [];
      return [name, [...own, ...said(field.name), ...title]];
    }),
  );
}

/** A heading without what only looks different: accents, signs between words, capitals. */
function plain(header: string): string {
  return tidyHeader(header)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_\-./:#*]+/g, ' ')
    .trim();
}

/** `Price (EUR)` and `Rate %` are a price and a rate. */
const withoutUnit = (header: string) =>
  plain(
    header
      .replace(/[([].*?[)\]]/g, ' ')
      .replace(/\p{Sc}|%/gu, ' ')
      .replace(CODES, ' '),
  );
const CODES = new RegExp(`(?<=\\s)(?:${currencies.map(({ code }) => code).join('|')})$`);

/** Several names of one thing: `Phone / Mobile`, `UPC or EAN`. */
const namesIn = (header: string) =>
  header
    .split(/(?:\s*[,/|]\s*|\s+)(?:or|oder|ou|o|أو)\s+|\s*[,/|]\s*/i)
    .filter(Boolean)
    .map(plain);

const isSame = (word: string, header: string) => word.replaceAll(' ', '') === header.replaceAll(' ', '');
const best = (words: readonly Word[], isIt: (word: string) => boolean) =>
  Math.min(...words.filter(({ word }) => isIt(word)).map(({ rank }) => rank));

/** How sure it is that these words are a heading, the surer comparisons first; infinite: they are not. */
const COMPARISONS: readonly ((words: readonly Word[], header: string) => number)[] = [
  (words, header) => best(words, (word) => isSame(word, plain(header))),
  (words, header) => best(words, (word) => isSame(word, withoutUnit(header))),
  (words, header) => Math.max(...namesIn(header).map((name) => best(words, (word) => isSame(word, name)))),
  (words, header) => best(words, (word) => isSlip(word, withoutUnit(header))),
];

function isSlip(word: string, header: string): boolean {
  const { slips = 0 } = SLIPS.find(({ from }) => Math.min(word.length, header.length) >= from) ?? {};
  return slips > 0 && Math.abs(word.length - header.length) <= slips && distance(word, header) <= slips;
}

function areMostly(cells: readonly string[], looks: ((cell: string) => boolean) | undefined): boolean {
  return looks !== undefined && cells.length >= FEWEST_CELLS && cells.filter(looks).length >= cells.length * MOST_OF_THEM;
}
