import { documentTexts } from '#/i18n/documents.ts';
import { languages } from '#/i18n/languages.ts';
import { otherColumns } from '#/i18n/otherColumns.ts';
import { checkDigit } from '#/model/kinds/barcode.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { distance } from '#/model/language/nearest.ts';
import type { Mapping } from './mapping.ts';
import { type Headings, type Target, tidyHeader } from './targets.ts';

/** A word is mistyped where so few of its letters differ, by its length. */
const SLIPS = [
  { from: 9, slips: 2 },
  { from: 5, slips: 1 },
];
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
  const free = new Set(
    targets.filter(({ part, name }) => part === 'value' && !Object.values(known).includes(name)).map(({ name }) => name),
  );
  const found: Record<string, string | null> = { ...known };
  const take = (guess: (header: string, at: number) => string | undefined) => {
    for (const [at, header] of headers.entries()) {
      if (!header || found[header] || headings.get(tidyHeader(header)) === null) continue;
      const name = guess(header, at);
      if (name === undefined || !free.delete(name)) continue;
      found[header] = name;
    }
  };
  const words = wordsOf(targets, headings, resource);
  const named = (matches: (word: string) => boolean) => targets.find(({ name }) => free.has(name) && words.get(name)?.some(matches))?.name;
  take((header) => named((word) => word === plain(header)));
  take((header) => named((word) => word === withoutUnit(header)));
  take((header) => named((word) => isSlip(word, withoutUnit(header))));
  take((_header, at) => {
    const cells = rows.flatMap((row) => row[at]?.trim() || []);
    const looking = targets.filter(({ name, field }) => free.has(name) && LOOKS[field.kind] && areMostly(cells, LOOKS[field.kind]));
    return looking.length === 1 ? looking[0]?.name : undefined;
  });
  return found;
}

interface Names {
  headings: Headings;
  targets: readonly Target[];
  resource: ResourceModel;
}

/** Target → what its column may be called. A resource's title is often called a name. */
function wordsOf(targets: readonly Target[], headings: Headings, resource: ResourceModel): ReadonlyMap<string, readonly string[]> {
  const lists = [...languages.map(({ locale }) => documentTexts('columns', locale)), otherColumns];
  const said = (name: string) =>
    lists.flatMap(
      (list) =>
        Object.entries(list)
          .find(([key]) => key === name)?.[1]
          .split(/\s*,\s*/) ?? [],
    );
  return new Map(
    targets.map(({ name, field }) => {
      const own = [...headings].flatMap(([heading, target]) => (target?.name === name ? [heading] : []));
      const title = field.name === resource.title ? said('name') : [];
      return [name, [...own, ...said(field.name), ...title].map(plain)];
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
const withoutUnit = (header: string) => plain(header.replace(/[([].*?[)\]]/g, ' ').replace(/[%$€£]/g, ' '));

function isSlip(word: string, header: string): boolean {
  const { slips = 0 } = SLIPS.find(({ from }) => Math.min(word.length, header.length) >= from) ?? {};
  return slips > 0 && Math.abs(word.length - header.length) <= slips && distance(word, header) <= slips;
}

function areMostly(cells: readonly string[], looks: ((cell: string) => boolean) | undefined): boolean {
  return looks !== undefined && cells.length >= FEWEST_CELLS && cells.filter(looks).length >= cells.length * MOST_OF_THEM;
}
