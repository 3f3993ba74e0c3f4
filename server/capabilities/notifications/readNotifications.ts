import { type RawBuilder, sql } from 'kysely';
import { wordsOf } from '#/i18n/keptSentences.ts';
import type { Model } from '#/model/language/model.ts';
import type { NotificationKind, NotificationPage, Opened } from '#/model/values/notifications.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { every } from '#/server/records/rowScope.ts';
import { type OfRecords, ofRecords } from './ofRecords.ts';

/** What is asked of one's notifications. */
export interface Asked {
  /** Only those that are not read. */
  unread: boolean;
  /** Only those before this one, which are older. */
  before: number | undefined;
  most: number;
}

/** Of how many places it is said at most that something unread leads there. */
const MOST_PLACES = 100;

/** Whose they are. */
type Owner = Pick<Caller, 'clientId' | 'userId'>;

interface Row {
  id: number;
  kind: NotificationKind;
  message: string | null;
  resource: string | null;
  page: NotificationPage | null;
  subject_id: number | null;
  establishment_id: number | null;
  establishment: string | null;
  created_at: string;
  read_at: string | null;
  is_over: boolean;
}

/** One's own, the newest first, and where the next ones begin; without those whose record one may not see any more. */
export async function readNotifications(tx: Transaction, model: Model, caller: Caller, language: string, { unread, before, most }: Asked) {
  const read = ofRecords(caller, model, await resourcesOf(tx, own(caller)));
  const which = [own(caller), read.isVisible, ...(unread ? [isNew(read)] : []), ...(before === undefined ? [] : [sql`n.id < ${before}`])];
  const { rows } = await sql<Row>`
    select n.id, n.kind, coalesce(n.message, ${read.message}) as message, n.resource, n.page, n.subject_id, n.establishment_id,
      e.title as establishment, n.created_at, n.read_at, ${read.isOver} as is_over
    from tenant.notifications n
    left join tenant.establishments e on e.client_id = n.client_id and e.id = n.establishment_id
    where ${every(which)} order by n.id desc limit ${most + 1}`.execute(tx);
  const list = rows.slice(0, most);
  return { list: list.map((row) => shown(row, language)), next: rows.length > most ? (list.at(-1)?.id ?? null) : null };
}

/** What one has not read. */
export interface Unread {
  unread: number;
  /** Where they lead, the newest first, each once: who comes there by another way has read of it. */
  opens: Opened[];
}

/** What one has not read, of what is still so. Where none opens a record, which is mostly, that is one look at an index. */
export async function readUnread(tx: Transaction, model: Model, caller: Caller): Promise<Unread> {
  const all = await unreadWhere(tx, [own(caller), sql`n.read_at is null`]);
  const names = new Set(all.flatMap(({ resource }) => resource ?? []));
  if (!names.size) return counted(all);
  const read = ofRecords(caller, model, [...names]);
  return counted(await unreadWhere(tx, [own(caller), read.isVisible, isNew(read)]));
}

type Places = Pick<Row, 'resource' | 'page' | 'subject_id'> & { count: number };

async function unreadWhere(tx: Transaction, which: readonly RawBuilder<unknown>[]): Promise<Places[]> {
  const { rows } = await sql<Places>`
    select n.resource, n.page, n.subject_id, count(*)::integer as count from tenant.notifications n
    where ${every(which)} group by n.resource, n.page, n.subject_id order by max(n.id) desc`.execute(tx);
  return rows;
}

function counted(places: readonly Places[]): Unread {
  return {
    unread: places.reduce((sum, { count }) => sum + count, 0),
    opens: places.flatMap((place) => opened(place) ?? []).slice(0, MOST_PLACES),
  };
}

/** Which are read now: these; all up to one, so that what came since stays new; or those that lead to something. */
export type Marked = { readonly ids: readonly number[] } | { readonly up_to: number } | { readonly opens: Opened };

/** Marks one's own as read. */
export async function markRead(tx: Transaction, { clientId, userId }: Owner, which: Marked): Promise<void> {
  const meant =
    'ids' in which ? sql`id = any(${[...which.ids]}::bigint[])` : 'opens' in which ? leadsTo(which.opens) : sql`id <= ${which.up_to}`;
  await sql`
    update public.notifications set read_at = now()
    where client_id = ${clientId} and user_id = ${userId} and read_at is null and ${meant}`.execute(tx);
}

function leadsTo(opens: Opened): RawBuilder<unknown> {
  const what = 'resource' in opens ? sql`resource = ${opens.resource}` : sql`page = ${opens.page}`;
  return sql`${what} and subject_id is not distinct from ${opens.id ?? null}`;
}

const own = ({ clientId, userId }: Caller) => sql`n.client_id = ${clientId} and n.user_id = ${userId}`;
const isNew = ({ isOver }: OfRecords) => sql`n.read_at is null and not (${isOver})`;

async function resourcesOf(tx: Transaction, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ resource: string }>`
    select distinct n.resource from tenant.notifications n where ${which} and n.resource is not null`.execute(tx);
  return rows.map(({ resource }) => resource);
}

function opened({ resource, page, subject_id: id }: Pick<Row, 'resource' | 'page' | 'subject_id'>): Opened | null {
  if (resource !== null) return { resource, id: id ?? 0 };
  return page === null ? null : { page, ...(id === null ? {} : { id }) };
}

function shown(row: Row, language: string) {
  const { id, kind, message, is_over: isOver, establishment, establishment_id, created_at, read_at } = row;
  return {
    id,
    kind,
    text: wordsOf(language, message ?? ''),
    opens: opened(row),
    establishment: establishment_id === null || establishment === null ? null : { id: establishment_id, title: establishment },
    created_at,
    read_at,
    is_over: isOver,
  };
}
