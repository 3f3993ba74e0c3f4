import type { BulkCorrections, BulkMapping, BulkPreview, BulkTarget } from '#/dataProvider/bulkTypes.ts';
import { tidyWord } from '#/model/values/tidyWord.ts';

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A column that is imported, and what it becomes. */
export interface EditedColumn {
  header: string;
  /** How it is called where the heading is no person's. */
  label?: string;
  target?: BulkTarget;
}

/** One cell of a refused row, as it was last read. */
export interface Cell {
  row: number;
  header: string;
  text: string;
}

/** A changed cell: what it says now, and whether all cells of the column that said the same change with it. */
export interface Changed {
  value: string;
  isEverywhere: boolean;
}

/** An entry of a table, by words of a file: what every object has is none. */
function entryOf(table: Table | undefined, outer: string, inner: string): string | undefined {
  const cells = table && Object.hasOwn(table, outer) ? table[outer] : undefined;
  return cells && Object.hasOwn(cells, inner) ? cells[inner] : undefined;
}

/** What became of a cell; undefined where it is as it was read. */
export function changeOf({ rows, values }: BulkCorrections, { row, header, text }: Cell): Changed | undefined {
  const own = entryOf(rows, String(row), header);
  if (own !== undefined) return { value: own, isEverywhere: false };
  const meant = entryOf(values, header, tidyWord(text));
  return meant === undefined ? undefined : { value: meant, isEverywhere: true };
}

/** The same corrections with another text in a cell, and in all that say the same where these change with it. */
export function withCell(corrections: BulkCorrections, cell: Cell, { value, isEverywhere }: Changed): BulkCorrections {
  const { rows = {}, values = {} } = corrections;
  const { row, header, text } = cell;
  const isChanged = value !== text;
  return {
    rows: entryIn(rows, String(row), header, isChanged && !isEverywhere ? value : undefined),
    values: entryIn(values, header, tidyWord(text), isChanged && isEverywhere ? value : undefined),
  };
}

/** How many corrections there are: rows, and texts that mean another. */
export function countOf({ rows = {}, values = {} }: BulkCorrections): number {
  return Object.keys(rows).length + Object.values(values).reduce((sum, meant) => sum + Object.keys(meant).length, 0);
}

/** What is remembered of the columns that became what they are taken for. */
export function rememberedFor(preview: BulkPreview | undefined, mapping: BulkMapping): Table {
  if (!preview) return {};
  return Object.fromEntries(Object.entries(preview.remembered).filter(([header]) => mapping[header] === preview.mapping[header]));
}

/** The same corrections with the words of one column as they stand in the file. */
export function withoutWords({ rows, values = {} }: BulkCorrections, header: string): BulkCorrections {
  const { [header]: _gone, ...others } = values;
  return { rows, values: others };
}

/** Corrections of a file, and later ones of what it said with the first: as if both had been made in the file itself. */
export function together(first: BulkCorrections, later: BulkCorrections): BulkCorrections {
  const renewed = (table: Table, headerOf: (outer: string, inner: string) => string): Table =>
    Object.fromEntries(
      Object.entries(table).map(([outer, cells]) => [
        outer,
        Object.fromEntries(
          Object.entries(cells).map(([inner, text]) => [inner, entryOf(later.values, headerOf(outer, inner), tidyWord(text)) ?? text]),
        ),
      ]),
    );
  return {
    rows: merged(
      renewed(first.rows ?? {}, (_row, header) => header),
      later.rows ?? {},
    ),
    values: merged(
      renewed(first.values ?? {}, (header) => header),
      later.values ?? {},
    ),
  };
}

function merged(first: Table, later: Table): Table {
  return Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(later)])].map((key) => [key, { ...first[key], ...later[key] }]),
  );
}

/** A table with an entry set; undefined takes it away. */
function entryIn(table: Table, outer: string, inner: string, text: string | undefined): Table {
  const { [outer]: cells = {}, ...others } = table;
  const { [inner]: _before, ...rest } = cells;
  const own = text === undefined ? rest : { ...rest, [inner]: text };
  return Object.keys(own).length ? { ...others, [outer]: own } : others;
}
