import type { FieldModel, Model, ResourceModel } from '#/model/language/model.ts';
import { columnType, isTextual } from './columns.ts';
import type { SchemaObject } from './constraints.ts';
import { quoted, shortened } from './names.ts';

/** A deleted row by its key alone: a table that is on one node is no type that the others know. */
export const GONE_ROW = '(select old.client_id as client_id, old.id as id)';

/** So much of a title is compared by its beginning. */
const TITLE_LENGTH = 100;

/** What of a table's records is searched. */
export interface SearchedTexts {
  /** What everybody sees who sees the record, the title first. */
  open: readonly FieldModel[];
  /** What only some see: each stands in an entry of its own. */
  apart: readonly FieldModel[];
}

/** Under which kind the entries stand that have the texts which everybody sees, or in addition one that only some do. */
export function entryKind({ table }: ResourceModel, apart?: FieldModel): string {
  return apart ? `${table}.${apart.name}` : table;
}

/** What is searched of a resource's table; undefined where none of its records has a page that the search leads to. */
export function searchedTexts(model: Pick<Model, 'resources'>, { table }: ResourceModel): SearchedTexts | undefined {
  const all = Object.values(model.resources).filter((one) => one.table === table);
  const pages = all.filter(({ menu, globalSearch }) => menu !== false && globalSearch !== false);
  const whole = all.find(({ variant }) => !variant);
  const title = whole?.allFields[whole.title];
  if (!whole || !pages.length || !title || !isTextual(title) || !columnType(title)) return undefined;
  const named = [title, ...whole.search.flatMap((name) => whole.allFields[name] ?? [])];
  const texts = [...new Set(named)].filter((field) => isTextual(field) && columnType(field) !== null);
  const isOpen = (field: FieldModel) =>
    !field.readable && pages.every(({ search, title: own }) => search.includes(field.name) || own === field.name);
  return { open: texts.filter(isOpen), apart: texts.filter((field) => !isOpen(field)) };
}

/** What keeps a table's entries: one function, called by its triggers. Nothing that writes to the table needs to know of it. */
export function searchObjects(model: Pick<Model, 'resources'>, resource: ResourceModel): SchemaObject[] {
  const texts = searchedTexts(model, resource);
  if (!texts) return [];
  const name = quoted(shortened(`${resource.table}_search_entries`));
  const table = `public.${quoted(resource.table)}`;
  const columns = [...texts.open, ...texts.apart].map((field) => quoted(field.name));
  if (resource.scope === 'establishment') columns.push('establishment_id');
  const changed = columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
  const trigger = (event: string, when: string) =>
    `create or replace trigger ${quoted(shortened(`${resource.table}_search_${event}`))} ${when} execute function public.${name}();`;
  const isChanged = 'client_id = new.client_id and id = new.id';
  const made = ({ added, gone, each }: { added: string; gone: string; each: (rows: string) => string }) => `do $do$ begin
    create or replace function public.${name}() returns trigger language plpgsql as $fn$ begin
      if tg_op = 'INSERT' then ${storing(resource, texts, added)}
      elsif tg_op = 'UPDATE' then
        ${texts.apart.length ? `delete from public.search_entries where kind in (${kindsApart(resource, texts)}) and ${isChanged};` : ''}
        ${storing(resource, texts, '(select new.*)')}
      else
        delete from public.search_entries as e using ${gone} as g
          where e.kind in (${kindsOf(resource, texts)}) and e.client_id = g.client_id and e.id = g.id;
      end if;
      return null;
    end $fn$;
    ${trigger('added', `after insert on ${table} ${each('new table as added')}`)}
    ${trigger('changed', `after update of ${columns.join(', ')} on ${table} for each row when (${changed})`)}
    ${trigger('gone', `after delete on ${table} ${each('old table as gone')}`)}
  end $do$`;
  return [
    {
      name: shortened(`${resource.table}_search_entries`),
      create: made({ added: 'added', gone: 'gone', each: (rows) => `referencing ${rows} for each statement` }),
      // Of a table in several parts nobody knows all that a statement changed.
      spread: made({ added: '(select new.*)', gone: GONE_ROW, each: () => 'for each row' }),
      drop: 'select 1',
      phase: 2,
    },
  ];
}

/** Stores the entries of the records that `rows` has; those that are there already are replaced. */
export function storing(resource: ResourceModel, { open, apart }: SearchedTexts, rows: string): string {
  const [title, ...others] = open.map(textOf);
  const establishment = resource.scope === 'establishment' ? 'r.establishment_id' : 'null::bigint';
  const words = (more: readonly string[]) =>
    ["E'\\n'", `coalesce(${title}, '')`, "E'\\n'", ...[...others, ...more].map((text) => `coalesce(${text} || E'\\n', '')`)].join(' || ');
  const entry = (kind: string, more: readonly string[]) => `
    select r.client_id, '${kind}', r.id, ${establishment}, left(coalesce(${title}, ''), ${TITLE_LENGTH}), ${words(more)} from ${rows} as r`;
  const all = [
    entry(entryKind(resource), digitsOf(open)),
    ...apart.map(
      (field) =>
        `${entry(entryKind(resource, field), [...digitsOf(open), textOf(field), `public.search_digits(r.${quoted(field.name)})`])}
    where r.${quoted(field.name)} is not null`,
    ),
  ];
  return `insert into public.search_entries (client_id, kind, id, establishment_id, title, words) ${all.join(' union all ')}
    on conflict (kind, client_id, id) do update set establishment_id = excluded.establishment_id, title = excluded.title,
      words = excluded.words;`;
}

const textOf = ({ name }: FieldModel) => `public.search_text(r.${quoted(name)})`;
/** Telephone numbers are found by their digits, however either is written. */
const digitsOf = (fields: readonly FieldModel[]) =>
  fields.filter(({ kind }) => kind === 'phone').map(({ name }) => `public.search_digits(r.${quoted(name)})`);
const kindsApart = (resource: ResourceModel, { apart }: SearchedTexts) =>
  apart.map((field) => `'${entryKind(resource, field)}'`).join(', ');
const kindsOf = (resource: ResourceModel, texts: SearchedTexts) =>
  [`'${entryKind(resource)}'`, ...(texts.apart.length ? [kindsApart(resource, texts)] : [])].join(', ');
