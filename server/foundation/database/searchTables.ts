import { SAME_LETTERS, SPACES, TWO_LETTERS, UNTYPED } from '#/model/values/searchText.ts';
import { createTable } from './alterTable.ts';
import type { TableSpec } from './tables.ts';
import { walls } from './tenancy.ts';

/**
 * One narrow row for each record that the search over everything finds: what kind of record, whose, where, and its texts as they are
 * compared. `words`: the title, then the other texts, a line break before, between and behind them.
 */
const ENTRIES: TableSpec = {
  name: 'search_entries',
  source: 'search.entries',
  columns: [
    { name: 'client_id', type: 'bigint', notNull: true },
    { name: 'kind', type: 'text', notNull: true },
    { name: 'id', type: 'bigint', notNull: true },
    { name: 'establishment_id', type: 'bigint', notNull: false },
    { name: 'title', type: 'text', notNull: true },
    { name: 'words', type: 'text', notNull: true },
  ],
  primaryKey: ['kind', 'client_id', 'id'],
  objects: [],
};

/** The functions and the table that searching stands on, as DDL that may run again. */
export const searchTables: readonly string[] = [
  `create or replace function public.search_text(value text) returns text language sql immutable parallel safe as $$ ${folded()} $$`,
  `create or replace function public.search_digits(value text) returns text language sql immutable parallel safe as
    $$ select regexp_replace(public.search_text(value), '[^0-9]', '', 'g') $$`,
  ...createTable(ENTRIES).map((statement) => statement.replace(/^create table /, 'create table if not exists ')),
  `create index if not exists search_entries_words on public.search_entries using gin (client_id, kind, words public.gin_trgm_ops)`,
  `create index if not exists search_entries_title on public.search_entries (kind, client_id, title text_pattern_ops)`,
  ...walls(ENTRIES).view,
  ...walls(ENTRIES).policies,
];

/** The same as `searchText`, said in SQL; of ASCII alone, which most texts are, only what that can need: a fifth of the time. */
function folded(): string {
  const signs = UNTYPED.replaceAll("'", "''");
  const letters = Object.keys(SAME_LETTERS).join('');
  const others = Object.values(SAME_LETTERS).join('');
  const single = `translate(lower(regexp_replace(normalize(value, NFKD), '[${signs}]', '', 'g')), '${letters}', '${others}')`;
  const double = TWO_LETTERS.reduce((inner, [one, two]) => `replace(${inner}, '${one}', '${two}')`, single);
  const spaced = (value: string) => `btrim(regexp_replace(${value}, '[${SPACES}]+', ' ', 'g'))`;
  return `select case when octet_length(value) = char_length(value) then ${spaced("translate(lower(value), '''`', '')")}
    else ${spaced(double)} end`;
}
