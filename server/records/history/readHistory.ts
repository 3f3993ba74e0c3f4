import { type RawBuilder, sql } from 'kysely';
import type { ResourceModel } from '#/model/language/model.ts';
import type { Changes } from '#/model/validation/revertedValues.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';
import { every, type RowScope, source } from '../rowScope.ts';
import { type Titles, titlesOf } from './historyTitles.ts';
import { visibleChanges } from './visibleChanges.ts';

/** One thing that happened to a record. */
export interface HistoryEntry {
  id: number;
  event: string;
  description: string;
  causer: string;
  created_by: number | null;
  created_at: string;
  address: string | null;
  device: string | null;
  /** The entry whose old values this one laid back. */
  reverts: number | null;
  changes: Changes;
}

/** Which entries: a page, of those that changed a field or are somebody's. */
export interface HistoryRequest {
  page: number;
  perPage: number;
  field: string | undefined;
  person: number | undefined;
}

export interface HistoryPage {
  list: HistoryEntry[];
  pagination_options: { page: number; per_page: number; total: number; last_page: number };
  /** Everybody who ever changed the record. */
  people: { id: number; name: string }[];
  /** What the records that changes refer to are called now: resource → id → title; one that is gone has none. */
  titles: Titles;
}

/** Reads what happened to a record, newest first, without what is hidden from the caller. */
export async function readHistory(work: RecordWork, rowScope: RowScope, id: number, request: HistoryRequest): Promise<HistoryPage> {
  const { tx, resource } = work;
  const mine = aboutRecord(work, id);
  const asked = every([
    ...mine,
    ...(request.field === undefined ? [] : [sql`jsonb_exists(t.changes, ${request.field})`]),
    ...(request.person === undefined ? [] : [sql`t.created_by = ${request.person}`]),
  ]);
  const log = source(rowScope, LOG);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from ${log} as t where ${asked}`.execute(tx);
  const { rows: people } = await sql<{ id: number; name: string }>`
    select t.created_by as id, max(t.causer) as name from ${log} as t where ${every(mine)} and t.created_by is not null group by 1
      order by 2, 1`.execute(tx);
  const { rows } = await sql<HistoryEntry & { at_establishment: number | null }>`
    select ${COLUMNS} from ${log} as t where ${asked} order by t.id desc
      limit ${request.perPage} offset ${(request.page - 1) * request.perPage}`.execute(tx);
  const list = rows.map(({ at_establishment, ...entry }) => seen(entry, at_establishment, resource, work));
  const total = counted[0]?.total ?? 0;
  const pages = { page: request.page, per_page: request.perPage, total, last_page: Math.max(1, Math.ceil(total / request.perPage)) };
  return { list, pagination_options: pages, people, titles: await titlesOf(work, rowScope, list) };
}

/** One entry of a record's history as the caller may see it; undefined where it is another record's, or there is none. */
export async function readEntry(work: RecordWork, rowScope: RowScope, id: number, entry: number): Promise<HistoryEntry | undefined> {
  const { rows } = await sql<HistoryEntry & { at_establishment: number | null }>`
    select ${COLUMNS} from ${source(rowScope, LOG)} as t where ${every([...aboutRecord(work, id), sql`t.id = ${entry}`])}`.execute(work.tx);
  const [row] = rows;
  return row && seen(row, row.at_establishment, work.resource, work);
}

const LOG = 'activity_log';
const COLUMNS = sql`t.id, t.event, t.description, t.causer, t.created_by, t.created_at, t.address, t.device, t.reverts, t.changes,
  t.at_establishment`;

function aboutRecord({ clientId, resource }: RecordWork, id: number): RawBuilder<unknown>[] {
  return [sql`t.client_id = ${clientId}`, sql`t.subject_type = ${resource.variant?.of ?? resource.name}`, sql`t.subject_id = ${id}`];
}

function seen(entry: HistoryEntry, establishmentId: number | null, resource: ResourceModel, { caller }: RecordWork): HistoryEntry {
  return { ...entry, changes: visibleChanges(entry.changes ?? {}, resource, caller, establishmentId ?? undefined) };
}
