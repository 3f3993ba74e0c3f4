import { sql } from 'kysely';
import type { KindContext } from '#/model/kinds/base/part.ts';
import { kindOf, traitsOf } from '#/model/kinds/index.ts';
import type { FieldModel, Model } from '#/model/language/model.ts';
import { searchText } from '#/model/values/searchText.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { selectionOf, TITLES } from '#/server/records/list/selection.ts';
import { every, scopeFilter, source } from '#/server/records/rowScope.ts';
import type { Findable } from './findable.ts';

/** A record that was found. Source: the API contract; where it stands is ours. */
export interface Found {
  resource: string;
  id: number;
  title: string;
  subtitle: string;
  establishment_id?: number;
  /** Whose it is, for a super-admin. */
  client_id?: number;
  /** What was typed does not stand in it, but what looks like it. */
  similar?: true;
}

/** A record's values by field, as they are read. */
export type Values = Record<string, unknown>;

/** How much of a record stands beside its title. */
const PARTS = 3;
const BETWEEN = ' · ';

/** Reads records of one resource, no more of each than a search shows, by id. */
export async function readFound(tx: Transaction, findable: Findable, ids: readonly number[], model: Model): Promise<Values[]> {
  const { resource, rowScope, title, texts, fields } = findable;
  const always = ['id', 'establishment_id', 'currency'].flatMap((name) => fields.get(name) ?? []);
  const selection = selectionOf(model, resource, [...new Set([...always, title, ...texts, ...subtitleFields(findable)])], rowScope);
  const { rows } = await sql<Values>`
    select ${sql.join(selection.columns)} from ${source(rowScope, resource.table)} as t ${sql.join(selection.joins, sql` `)}
    where ${every(scopeFilter(rowScope, resource, 't'))} and t.id = any(${[...ids]}::bigint[])`.execute(tx);
  return rows.map(selection.read);
}

/** What is known of the owners that records belong to. */
export interface Owners {
  /** Money and clock of the record's establishment, and the reader's language. */
  contextOf(record: Values): KindContext;
  /** The business that it belongs to, for those who see several. */
  businessOf(record: Values): string | undefined;
}

/** A record as a search shows it. */
export function shownAsFound(record: Values, findable: Findable, words: readonly string[], owners: Owners): Found {
  const { resource, rowScope, title } = findable;
  const context = owners.contextOf(record);
  const name = textOf(record, title, context) || `#${record.id}`;
  const said = subtitleOf(record, name, [...matched(record, findable, words), ...subtitleFields(findable)], context);
  return {
    resource: resource.name,
    id: Number(record.id),
    title: name,
    subtitle: [owners.businessOf(record), said].filter(Boolean).join(BETWEEN),
    ...(resource.scope === 'establishment' && { establishment_id: Number(record.establishment_id) }),
    ...(rowScope.clientId === null && resource.scope === 'client' && { client_id: Number(record.client_id) }),
  };
}

/** The first columns of the resource's list that say more of a record than its title does. */
function subtitleFields({ resource, fields, title }: Findable): FieldModel[] {
  const columns = resource.list.columns.flatMap((name) => fields.get(name) ?? []);
  return columns.filter(
    (field) =>
      field !== title &&
      field.name !== 'status' &&
      traitsOf(field).besideTitle !== undefined &&
      !(field.kind === 'reference' && field.many),
  );
}

/** The texts in which what was typed was found, where the title does not show it. */
function matched(record: Values, { title, texts }: Findable, words: readonly string[]): FieldModel[] {
  const textIn = (field: FieldModel) => {
    const text = searchText(String(record[field.name] ?? ''));
    return field.kind === 'phone' ? `${text} ${text.replace(/\D/g, '')}` : text;
  };
  const hidden = words.filter((word) => !textIn(title).includes(word));
  return texts.filter((field) => field !== title && hidden.some((word) => textIn(field).includes(word)));
}

/** The first few texts, without what says the title again. */
function subtitleOf(record: Values, title: string, fields: readonly FieldModel[], context: KindContext): string {
  const parts: string[] = [];
  const single = new Set<string>();
  for (const field of new Set(fields)) {
    const text = textOf(record, field, context);
    if (text === '' || text.includes(title) || parts.includes(text) || single.has(field.kind)) continue;
    if (traitsOf(field).besideTitle !== 'each') single.add(field.kind);
    parts.push(text);
  }
  return parts.slice(0, PARTS).join(BETWEEN);
}

function textOf(record: Values, field: FieldModel, context: KindContext): string {
  const value = record[field.name];
  if (value === null || value === undefined) return '';
  if (field.kind === 'reference') return String(valuesIn(record[TITLES])[field.name] ?? '');
  return kindOf(field).format(value, field, context, record);
}
