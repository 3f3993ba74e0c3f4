import { sql } from 'kysely';
import { nameOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import type { ExportHost } from '#/server/capabilities/exports/exportHost.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { FileStore } from '#/server/foundation/files/fileStore.ts';
import type { StoredFile, StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { ARCHIVE, type Archives, writeArchive } from './archive.ts';
import { LEFTOVERS } from './leftovers.ts';
import { removeRows } from './removeRows.ts';

const EVERY_MS = 10 * 60_000;
const AT_ONCE = 200;

/** What a removal stands on. */
export interface RemovalHost {
  database: Database;
  model: Model;
  exporting: ExportHost;
  archives: Archives;
  stored: StoredFiles;
  store: FileStore;
}

interface Leaving {
  id: number;
  name: string;
  removal_reason: string;
  removal_asked_by: string;
  archived_at: string | null;
  isDue: boolean;
}

/**
 * Businesses that are to be removed: archived as soon as it is asked for, gone once their time has come. What a host could not finish is
 * taken up at the next round.
 */
export function removals(jobs: Jobs, host: RemovalHost): void {
  jobs.every('businesses.remove', EVERY_MS, ({ progress }) => settleRemovals(host, () => progress(0)));
  jobs.handle<{ clientId: number }>(ARCHIVE, ({ clientId }) => archiveBusiness(host, clientId));
  jobs.handle<{ clientId: number }>(LEFTOVERS, async ({ clientId }, { progress }) => removeRest(host, clientId, () => progress(0)));
}

/** Does what is due; each step may be done again. `goOn` throws once somebody else does it, or the host stops. */
export async function settleRemovals(host: RemovalHost, goOn: () => Promise<void> = async () => undefined): Promise<void> {
  const { database } = host;
  const { rows } = await database.platform(
    (tx) =>
      sql<Leaving>`
        select id, name, removal_reason, removal_asked_by, archived_at, removal_at <= now() as "isDue" from public.clients
        where client_id = ${PLATFORM_CLIENT} and removal_at is not null and (archived_at is null or removal_at <= now())
          order by removal_at, id`.execute(tx),
    { readonly: true },
  );
  for (const business of rows) {
    if (business.archived_at === null) await archiveBusiness(host, business.id);
    if (business.isDue) await removeBusiness(host, business, goOn);
  }
}

/** Archives a business that is to be removed; one that is kept after all, or has its archive, is left alone. */
async function archiveBusiness(host: RemovalHost, id: number): Promise<void> {
  const { database, archives } = host;
  const isWanted = sql`client_id = ${PLATFORM_CLIENT} and id = ${id} and removal_at is not null and removal_began is not true
    and archived_at is null`;
  const { rows } = await database.platform((tx) => sql`select 1 from public.clients where ${isWanted}`.execute(tx), { readonly: true });
  if (!rows.length) return;
  await archives.make(id, (append) => writeArchive(host.exporting, id, filesOf(host, id), append));
  // Only where it was not called off in the meantime.
  await database.platform((tx) => sql`update public.clients set archived_at = now() where ${isWanted}`.execute(tx));
}

/** Behind the point of no return: the business cannot be called back any more, and its record goes last, so that a killed host goes on. */
async function removeBusiness(
  host: RemovalHost,
  { id, name, removal_reason: reason, removal_asked_by: by }: Leaving,
  goOn: () => Promise<void>,
): Promise<void> {
  const { database } = host;
  const began = await database.platform((tx) =>
    sql`update public.clients set removal_began = true, status = 'inactive' where client_id = ${PLATFORM_CLIENT} and id = ${id}
      and removal_at <= now()`.execute(tx),
  );
  if (began.numAffectedRows !== 1n) return;
  await removeRest(host, id, goOn);
  const resource = nameOf(resourceOf(host.model, 'clients'));
  await database.platform(async (tx) => {
    const { numAffectedRows } = await sql`delete from public.clients where client_id = ${PLATFORM_CLIENT} and id = ${id}`.execute(tx);
    if (numAffectedRows !== 1n) return;
    await recordActivity(tx, {
      clientId: PLATFORM_CLIENT,
      event: 'deleted',
      description: say('activity.removed_with_all', { resource, title: name, by, reason }),
      subjectType: 'clients',
      subjectId: id,
      by: { userId: null, name: by, address: null },
      at: new Date().toISOString(),
    });
  });
}

/** Files first, while their rows still say where they are; then every row; then the archive. */
async function removeRest({ database, store, archives }: RemovalHost, clientId: number, goOn: () => Promise<void>): Promise<void> {
  for (let after = ''; ; ) {
    const files = await uploadsAfter(database, clientId, after);
    for (const { key, name } of files) if (name !== null) await store.remove({ key, name });
    const last = files.at(-1);
    if (!last) break;
    after = last.key;
    await goOn();
  }
  await database.platform((tx) =>
    sql`delete from public.password_resets where email in (select email from public.accounts where client_id = ${clientId})`.execute(tx),
  );
  await removeRows(database, clientId, goOn);
  await archives.remove(clientId);
}

async function* filesOf({ database, stored }: RemovalHost, clientId: number): AsyncGenerator<StoredFile & { key: string }> {
  for (let after = ''; ; ) {
    const files = await uploadsAfter(database, clientId, after);
    const last = files.at(-1);
    if (!last) return;
    after = last.key;
    for (const { key, name } of files) {
      const file = name === null ? undefined : await stored.readAt({ key, name });
      if (file) yield { ...file, key };
    }
  }
}

async function uploadsAfter(database: Database, clientId: number, key: string): Promise<{ key: string; name: string | null }[]> {
  const { rows } = await database.platform(
    (tx) =>
      sql<{ key: string; name: string | null }>`
        select key, name from public.upload_owners where client_id = ${clientId} and key > ${key} order by key limit ${AT_ONCE}`.execute(
        tx,
      ),
    { readonly: true },
  );
  return rows;
}
