import { type RawBuilder, sql } from 'kysely';
import { oneOf } from '#/i18n/blanks.ts';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { type Model, type ResourceModel, resourceOf } from '#/model/language/model.ts';
import { nearest } from '#/model/language/nearest.ts';
import { present } from '#/model/values/shapes.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { every, hostScope, type RowScope, scopeFilter, source } from '#/server/records/rowScope.ts';
import { type FieldOf, isEmpty, problem } from '#model/language';
import { LookUps } from './lookUps.ts';
import type { MadeRecord } from './missing.ts';

type Values = Readonly<Record<string, unknown>>;
type Reference = FieldOf<'reference'>;

/** What a reference's cells say: a title (an import key, an id), and the id beside it where the file has that column. */
export interface Named {
  text?: string | undefined;
  id?: number | undefined;
  /** The target's resource, where the reference has several. */
  type?: string | undefined;
}

/** The record that is meant; none; or one that a later row of the file may still make. */
export type Resolved = { value: unknown } | { problem: Sentence } | { isAwaited: true; problem: Sentence };

/** Records that a trial run has made and taken back: later rows may name them. */
export interface DryRunTitles {
  hasTitle(table: string, title: string): boolean;
}

export interface ReferenceWorld {
  tx: Transaction;
  model: Model;
  /** Whose rows are imported: a reference to its own kind may be to a row further down. */
  resource: ResourceModel;
  rowScope: RowScope;
  establishmentId: number | null;
  dryRun: DryRunTitles | undefined;
  /** The same of records of other kinds, which an earlier part of the trial has made and taken back. */
  earlier?: DryRunTitles | undefined;
  /** Whether the caller may know what else there is, so that a title that is nearly one of these is told so. */
  mayList: (target: ResourceModel) => boolean;
  /** Makes a record that is called so and nobody has; undefined where none is made for this field. */
  make?: (field: Reference, title: string) => Promise<MadeRecord | undefined>;
}

interface Candidate {
  type: string;
  id: number;
  by: 'title' | 'key' | 'id';
}

/** Most pieces that a cell of many references is tried in, where a title itself has the separator. */
const MAX_PIECES = 8;
/** Records that one name is looked at in. */
const MAX_FOUND = 20;
/** Titles among which a near one is looked for; of more, none is. */
const MAX_TITLES = 1_000;

/** Finds the records that cells name, within the import’s row scope; what is found is remembered as long as this lives. */
export class References {
  readonly #world: ReferenceWorld;
  readonly #found = new Map<string, Candidate[]>();
  readonly #titles = new Map<string, Promise<readonly string[]>>();
  readonly #asked = new LookUps<Candidate[]>();
  /** What was made since a row began. */
  #made: MadeRecord[] = [];

  constructor(world: ReferenceWorld) {
    this.#world = world;
  }

  /** What was made for the row that has ended. */
  takeMade(): MadeRecord[] {
    return this.#made.splice(0);
  }

  /** A row that was refused takes what was made for it back with it. */
  forgetMade(): void {
    const gone = new Set(this.takeMade().map(({ resource, id }) => `${resource} ${id}`));
    for (const [key, found] of this.#found) if (found.some(({ type, id }) => gone.has(`${type} ${id}`))) this.#found.delete(key);
  }

  /** One record. `own`: the record's other values, which the definition may narrow the choice by. */
  async one(field: Reference, named: Named, own: Values): Promise<Resolved> {
    const resolved = await this.#stored(field, named, own);
    return 'value' in resolved ? resolved : ((await this.#fresh(field, named, own)) ?? resolved);
  }

  /** A record that is made because it is missing; undefined where none is. */
  async #fresh(field: Reference, named: Named, own: Values): Promise<Resolved | undefined> {
    const title = named.text?.trim();
    if (!title || named.id !== undefined || (await this.#candidates(field, named, own)).length) return undefined;
    const made = await this.#world.make?.(field, title);
    if (!made) return undefined;
    this.#made.push(made);
    this.#found.set(this.#keyOf(field, named, own), [{ type: made.resource, id: made.id, by: 'title' }]);
    return { value: made.id };
  }

  async #stored(field: Reference, named: Named, own: Values): Promise<Resolved> {
    const found = await this.#candidates(field, named, own);
    const chosen = choose(found, named);
    if (chosen) return { value: Array.isArray(field.to) ? { type: chosen.type, id: chosen.id } : chosen.id };
    if (found.length > 1) return { problem: say('bulk.several_called', { title: named.text ?? '' }) };
    return this.#missing(field, named, own);
  }

  /** Any number of records: titles separated by semicolons, or ids. */
  async many(field: Reference, text: string | undefined, ids: readonly number[] | undefined, own: Values): Promise<Resolved> {
    const single = { ...field, many: false };
    // Ids beside titles tell apart what is called alike.
    if (ids?.length && text === undefined)
      return this.#all(
        single,
        ids.map((id) => ({ id })),
        own,
      );
    const pieces = (text ?? '').split(';');
    const values: unknown[] = [];
    for (let at = 0; at < pieces.length; ) {
      if (!pieces[at]?.trim()) {
        at += 1;
        continue;
      }
      const { resolved, length } = await this.#next(single, pieces.slice(at, at + MAX_PIECES), ids?.[values.length], own);
      if (!('value' in resolved)) return resolved;
      values.push(resolved.value);
      at += length;
    }
    return { value: values.filter((value) => value !== undefined) };
  }

  /** A title may have a semicolon of its own: a piece that names nothing is read together with the next ones. */
  async #next(
    field: Reference,
    pieces: readonly string[],
    id: number | undefined,
    own: Values,
  ): Promise<{ resolved: Resolved; length: number }> {
    let first: Resolved | undefined;
    for (let length = 1; length <= pieces.length; length += 1) {
      // The id beside a piece decides only once no title does.
      const resolved = await this.#stored(field, { text: pieces.slice(0, length).join(';').trim() }, own);
      if ('value' in resolved) return { resolved, length };
      first ??= resolved;
    }
    const named = { text: pieces[0]?.trim(), id };
    const other = id === undefined ? await this.#fresh(field, named, own) : await this.#stored(field, named, own);
    return { resolved: other ?? present(first, 'record of that name'), length: 1 };
  }

  async #all(field: Reference, names: readonly Named[], own: Values): Promise<Resolved> {
    const values: unknown[] = [];
    for (const named of names) {
      const resolved = await this.one(field, named, own);
      if (!('value' in resolved)) return resolved;
      values.push(resolved.value);
    }
    return { value: values };
  }

  async #missing(field: Reference, { text, type }: Named, own: Values): Promise<Resolved> {
    const { resource, dryRun, earlier, model } = this.#world;
    const targets = [field.to].flat().filter((name) => type === undefined || name === type);
    const tables = targets.map((name) => resourceOf(model, name).table);
    const isOwn = text !== undefined && tables.includes(resource.table);
    if (isOwn && dryRun?.hasTitle(resource.table, text)) return { value: undefined };
    if (text !== undefined && tables.some((table) => earlier?.hasTitle(table, text))) return { value: undefined };
    const refused =
      text === undefined ? problem('unknown_reference') : await this.#noneCalled(targets, text, resolvedWhere(field.where, own));
    return isOwn ? { isAwaited: true, problem: refused } : { problem: refused };
  }

  /** That nothing is called so, and what is called nearly so. */
  async #noneCalled(targets: readonly string[], title: string, where: Values): Promise<Sentence> {
    const resource = oneOf(resourceOf(this.#world.model, targets[0] ?? ''));
    const titles = await Promise.all(targets.map((name) => this.#titlesOf(resourceOf(this.#world.model, name), where)));
    const near = nearest(title.trim(), titles.flat());
    return near === undefined ? say('bulk.none_called', { title, resource }) : say('bulk.nearly_called', { title, resource, near });
  }

  /** What can be named, as far as the caller may know it and it can be looked through. */
  async #titlesOf(target: ResourceModel, where: Values): Promise<readonly string[]> {
    const isKnown = this.#world.mayList(target) && !target.rowGuards?.length && !target.fields[target.title]?.readable;
    if (!isKnown) return [];
    const key = JSON.stringify([target.name, where]);
    const titles = this.#titles.get(key) ?? this.#readTitles(target, where);
    this.#titles.set(key, titles);
    return titles;
  }

  async #readTitles(target: ResourceModel, where: Values): Promise<readonly string[]> {
    const title = sql`${sql.ref(`r.${target.title}`)}::text`;
    const { rows } = await sql<{ title: string }>`
      select distinct ${title} as title from ${source(this.#world.rowScope, target.table)} as r
      where ${every([...this.#within(target, where), sql`${title} is not null`])} limit ${MAX_TITLES + 1}`.execute(this.#world.tx);
    return rows.length > MAX_TITLES ? [] : rows.map((row) => row.title);
  }

  /** The records of the import's own establishment, narrowed as the definition says. */
  #within(target: ResourceModel, where: Values) {
    const { rowScope, establishmentId } = this.#world;
    const here = hostScope(rowScope.clientId, target.scope === 'establishment' && establishmentId !== null ? [establishmentId] : 'all');
    return [
      ...(target.scope === 'platform' ? [] : scopeFilter(here, target, 'r')),
      ...Object.entries(where).map(([name, value]) =>
        value === null ? sql`${sql.ref(`r.${name}`)} is null` : sql`${sql.ref(`r.${name}`)} = ${value}`,
      ),
    ];
  }

  async #candidates(field: Reference, named: Named, own: Values): Promise<Candidate[]> {
    const where = resolvedWhere(field.where, own);
    const key = this.#keyOf(field, named, own);
    const known = this.#found.get(key);
    if (known) return known;
    const found: Candidate[] = [];
    for (const name of [field.to].flat())
      if (named.type === undefined || named.type === name)
        found.push(...(await this.#lookUp(resourceOf(this.#world.model, name), named, where)));
    if (found.length) this.#found.set(key, found);
    return found;
  }

  #keyOf(field: Reference, named: Named, own: Values): string {
    return JSON.stringify([field.to, resolvedWhere(field.where, own), named]);
  }

  /** What several rows ask for of one kind at the same moment is one statement. */
  #lookUp(target: ResourceModel, named: Named, where: Values): Promise<Candidate[]> {
    return this.#asked.find(JSON.stringify([target.name, where]), { text: named.text?.trim().toWellFormed(), id: named.id }, (all) =>
      this.#readAll(target, all, where),
    );
  }

  async #readAll(target: ResourceModel, all: readonly Pick<Named, 'text' | 'id'>[], where: Values): Promise<Candidate[][]> {
    const { tx, rowScope } = this.#world;
    const asked = all.map(({ text = null, id }, at) => ({
      at,
      text,
      id: id ?? (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null),
    }));
    const key = target.importKey?.length === 1 && !target.fields[target.importKey[0] ?? '']?.readable ? target.importKey[0] : undefined;
    const called = (name: string) => sql`lower(${sql.ref(`r.${name}`)}::text) = lower(w.text)`;
    const ways: [Candidate['by'], RawBuilder<unknown>][] = [
      ['title', called(target.title)],
      ...(key === undefined ? [] : [['key', called(key)] as [Candidate['by'], RawBuilder<unknown>]]),
      ['id', sql`r.id = w.id`],
    ];
    const parts = ways.map(
      ([by, isMeant], order) => sql`
        select w.at, r.id, ${sql.lit(by)} as by, ${sql.lit(order)} as way from w join ${source(rowScope, target.table)} as r on ${isMeant}
        where ${every(this.#within(target, where))}`,
    );
    const { rows } = await sql<{ at: number; id: number; by: Candidate['by'] }>`
      with w as materialized (
        select * from json_to_recordset(${JSON.stringify(asked)}::json) as w (at bigint, text text, id bigint)
      ) select at, id, by from (${sql.join(parts, sql` union all `)}) as f order by id, way`.execute(tx);
    const found: Candidate[][] = all.map(() => []);
    for (const { at, id, by } of rows) {
      const own = found[Number(at)];
      // One that is found in two ways counts by the first of them.
      if (own && own.length < MAX_FOUND && own.at(-1)?.id !== id) own.push({ type: target.name, id, by });
    }
    return found;
  }
}

/**
 * What is called so; among several, the one whose id stands beside. The id alone decides where nothing is called so: the record was
 * renamed since, or the file names none.
 */
function choose(found: readonly Candidate[], { id }: Named): Candidate | undefined {
  for (const by of ['title', 'key'] as const) {
    const called = found.filter((one) => one.by === by);
    if (called.length === 1) return called[0];
    if (called.length > 1) return called.find((one) => one.id === id);
  }
  const byId = found.filter((one) => one.by === 'id');
  return byId.length === 1 ? byId[0] : undefined;
}

function resolvedWhere(where: Reference['where'], own: Values): Values {
  return Object.fromEntries(
    Object.entries(where ?? {}).flatMap(([name, wanted]) => {
      const isOperand = wanted !== null && typeof wanted === 'object';
      const value = isOperand ? own[wanted.field] : wanted;
      return isOperand && isEmpty(value) ? [] : [[name, value]];
    }),
  );
}
