import { type RawBuilder, sql } from 'kysely';
import { labelled } from '#/i18n/blanks.ts';
import { type Blank, enumerated, type Sentence, say } from '#/i18n/sentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { readInstant } from '#/model/values/instants.ts';
import { present } from '#/model/values/shapes.ts';
import { isTextual } from '#/server/foundation/database/columns.ts';
import { rowsAs } from '#/server/foundation/database/rowsAs.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { every, type RowScope, scopeFilter, source } from '#/server/records/rowScope.ts';
import { isEmpty } from '#model/language';
import { LookUps } from './lookUps.ts';
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
export async function findRecord(finder: Finder, wanted: Wanted, timezone: string): Promise<Meant> {
  const { resource } = finder;
  const key = resource.importKey?.length ? resource.importKey : undefined;
  const hasKey = key !== undefined && isGiven(key, wanted.values);
  if (hasKey) {
    const found = await finder.having(key, wanted.values);
    if (found.length > 1) return { refused: say('bulk.several_have', { fields: fieldsIn(resource, key) }) };
    if (found.length) return { id: found[0] };
  }
  if (wanted.id?.trim()) {
    if (!/^\d{1,15}$/.test(wanted.id.trim())) return { refused: say('bulk.whole_id') };
    // An id of another database may be somebody else's here: what was made at another moment is another record.
    const moment = readInstant(wanted.createdAt?.trim() ?? '', timezone);
    const found = await finder.made(Number(wanted.id), moment);
    if (found.length) return { id: found[0] };
  }
  if (hasKey) return { id: undefined };
  for (const group of naturalKeys(resource)) {
    if (!isGiven(group, wanted.values)) continue;
    const found = await finder.having(group, wanted.values);
    return { id: found[0] };
  }
  return { id: undefined };
}

function isGiven(names: readonly string[], values: Values): boolean {
  return names.length > 0 && names.every((name) => !isEmpty(values[name]) && typeof values[name] !== 'object');
}

/** Finds records within a row scope, for several rows at once where these ask at the same moment. */
export class Finder {
  readonly resource: ResourceModel;
  readonly #tx: Transaction;
  readonly #rowScope: RowScope;
  readonly #asked = new LookUps<number[]>();

  constructor(tx: Transaction, resource: ResourceModel, rowScope: RowScope) {
    this.resource = resource;
    this.#tx = tx;
    this.#rowScope = rowScope;
  }

  /** The first records that have these values, whatever the case of their letters. */
  having(names: readonly string[], values: Values): Promise<number[]> {
    const isText = (name: string) => isTextual(present(this.resource.fields[name], `field '${name}'`));
    const same = names.map((name) =>
      isText(name)
        ? sql`lower(${sql.ref(`t.${name}`)}) = lower(${sql.ref(`w.${name}`)})`
        : sql`${sql.ref(`t.${name}`)} = ${sql.ref(`w.${name}`)}`,
    );
    const wanted = names.map((name) => [name, isText(name) ? String(values[name]).toWellFormed() : values[name]]);
    return this.#asked.find(names.join(), Object.fromEntries(wanted), (all: readonly Values[]) => this.#read(all, every(same)));
  }

  /** The record of an id, if it was made at that moment (where one is known). A spreadsheet may have taken the seconds away. */
  made(id: number, moment: string | null): Promise<number[]> {
    const isIt = sql`t.id = w.id and (w.created_at is null or abs(extract(epoch from t.created_at - w.created_at)) < 60)`;
    return this.#asked.find('', { id, created_at: moment }, (all: readonly Values[]) => this.#read(all, isIt));
  }

  async #read(all: readonly Values[], isMeant: RawBuilder<unknown>): Promise<number[][]> {
    const { resource } = this;
    const { rows } = await sql<{ at: number; id: number }>`
      select w.ordinality - 1 as at, t.id from ${rowsAs(resource.table, all)} with ordinality as w
        join ${source(this.#rowScope, resource.table)} as t on ${isMeant}
      where ${every(scopeFilter(this.#rowScope, resource, 't'))} order by t.id`.execute(this.#tx);
    const found: number[][] = all.map(() => []);
    for (const { at, id } of rows) found[Number(at)]?.push(id);
    return found;
  }
}

function fieldsIn(resource: ResourceModel, names: readonly string[]): Blank {
  return enumerated(names.map((name) => labelled(resource.fields[name] ?? { label: name })));
}
