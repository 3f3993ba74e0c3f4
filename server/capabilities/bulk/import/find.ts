import { type RawBuilder, sql } from 'kysely';
import { labelled } from '#/i18n/blanks.ts';
import { type Blank, enumerated, type Sentence, say } from '#/i18n/sentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { readInstant } from '#/model/values/instants.ts';
import { present } from '#/model/values/shapes.ts';
import { isTextual } from '#/server/foundation/database/columns.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { every, type RowScope, scopeFilter, source } from '#/server/records/rowScope.ts';
import { isEmpty } from '#model/language';
import { naturalKeys } from './targets.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a row says of the record that it means. */
export interface Wanted {
  /** Values of the fields that could be read. */
  values: Values;
  /** The cell of the id column. */
  id: string | undefined;
  /** When the record was made, where the file says so. */
  createdAt: string | undefined;
}

/** The record that a row means, within the import’s row scope; a sentence where that cannot be said. */
export type Meant = { id: number | undefined } | { refused: Sentence };

/**
 * Finds the record of an upsert: by the definition's import key, else by its id, else by what is unique and holds its title. A key
 * that the row gives and no record has leads to the id, never to a title.
 */
export async function findRecord(
  tx: Transaction,
  resource: ResourceModel,
  rowScope: RowScope,
  wanted: Wanted,
  timezone: string,
): Promise<Meant> {
  const look = (condition: RawBuilder<unknown>) => idsOf(tx, resource, rowScope, condition);
  const key = resource.importKey?.length ? resource.importKey : undefined;
  const hasKey = key !== undefined && isGiven(key, wanted.values);
  if (hasKey) {
    const found = await look(equalTo(resource, key, wanted.values));
    if (found.length > 1) return { refused: say('bulk.several_have', { fields: fieldsIn(resource, key) }) };
    if (found.length) return { id: found[0] };
  }
  if (wanted.id?.trim()) {
    if (!/^\d{1,15}$/.test(wanted.id.trim())) return { refused: say('bulk.whole_id') };
    // An id of another database may be somebody else's here: what was made at another moment is another record.
    const moment = readInstant(wanted.createdAt?.trim() ?? '', timezone);
    // A spreadsheet may have taken the seconds away.
    const born = moment ? sql`abs(extract(epoch from t.created_at - ${moment}::timestamptz)) < 60` : sql`true`;
    const found = await look(sql`t.id = ${Number(wanted.id)} and ${born}`);
    if (found.length) return { id: found[0] };
  }
  if (hasKey) return { id: undefined };
  for (const group of naturalKeys(resource)) {
    if (!isGiven(group, wanted.values)) continue;
    const found = await look(equalTo(resource, group, wanted.values));
    return { id: found[0] };
  }
  return { id: undefined };
}

function isGiven(names: readonly string[], values: Values): boolean {
  return names.length > 0 && names.every((name) => !isEmpty(values[name]) && typeof values[name] !== 'object');
}

function equalTo(resource: ResourceModel, names: readonly string[], values: Values): RawBuilder<unknown> {
  return every(
    names.map((name) =>
      isTextual(present(resource.fields[name], `field '${name}'`))
        ? sql`lower(${sql.ref(`t.${name}`)}) = lower(${String(values[name])})`
        : sql`${sql.ref(`t.${name}`)} = ${values[name]}`,
    ),
  );
}

async function idsOf(tx: Transaction, resource: ResourceModel, rowScope: RowScope, condition: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${source(rowScope, resource.table)} as t
    where ${every([...scopeFilter(rowScope, resource, 't'), condition])} order by t.id
      limit 2`.execute(tx);
  return rows.map(({ id }) => id);
}

function fieldsIn(resource: ResourceModel, names: readonly string[]): Blank {
  return enumerated(names.map((name) => labelled(resource.fields[name] ?? { label: name })));
}
