import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { rebuild } from '#/server/domain/sales/recompute.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { type FilePlace, newPlace } from '#/server/foundation/files/signedAddress.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import { belongings } from '../belongings.ts';
import type { ArrivingHost } from '../host.ts';
import type { Carrying } from './carryJson.ts';
import { type AllNumbers, checkExport } from './checkExport.ts';
import { refuseFilled, refuseTooMany } from './emptiness.ts';
import { load, takeNumbers } from './load.ts';
import { type OpenZip, openZip } from './openZip.js';
import { soundBytes } from './parts.ts';
import { type Arriving, readManifest } from './readManifest.ts';
import { refused } from './refused.ts';
import { standIns } from './standIns.ts';
import { type Blocks, undoImport } from './undo.ts';

/** What an import brought. */
export interface Imported {
  business: string;
  rows: number;
  files: number;
}

/** Who is written down for it. */
export interface ImportedBy {
  clientId: number;
  userId: number | null;
  name: string;
}

/**
 * Fills an empty business from an export: checked to its last byte first, then stored under new numbers, or not at all.
 * @throws ApiError 422 where it cannot be; the business is then as it was
 */
export async function importBusiness(
  host: ArrivingHost,
  path: string,
  by: ImportedBy,
  { progress }: Pick<JobRun, 'progress'>,
): Promise<Imported> {
  const { database, model } = host;
  // Of a host that died over it.
  await undoImport(host, by.clientId);
  const known = await belongings(database, model);
  await refuseFilled(database, model, by.clientId, known);
  const zip = await openZip(path).catch(() => refused(say('whole.no_export')));
  try {
    const arriving = await readManifest(zip, (await stat(path)).size, known);
    await refuseTooMany(database, model, by.clientId, arriving.tables);
    const numbers = await checkExport(zip, arriving, model, (share) => progress(1 + 29 * share));
    return await stored(host, zip, arriving, numbers, by, progress);
  } finally {
    zip.close();
  }
}

async function stored(
  host: ArrivingHost,
  zip: OpenZip,
  arriving: Arriving,
  numbers: AllNumbers,
  by: ImportedBy,
  progress: (percent: number) => Promise<void>,
): Promise<Imported> {
  const { database, model } = host;
  const { clientId } = by;
  const { tables, files, business } = arriving;
  const rows = tables.reduce((sum, { part }) => sum + part.rows, 0);
  try {
    const places = await begin(host, clientId, arriving, numbers);
    const addresses = await storeFiles(host, zip, arriving, places, by);
    await progress(35);
    await standIns(database, zip, clientId, arriving, numbers);
    let done = 0;
    const carrying = carryingOf(host, clientId, numbers, addresses);
    await load({ database, model, clientId, zip, tables, numbers, carrying }, (more) => {
      done += more;
      return progress(35 + (55 * done) / Math.max(1, rows));
    });
    await rebuild(database, { clientId });
    await progress(99);
    await end(host, by, business);
  } catch (error) {
    await undoImport(host, clientId);
    throw error;
  }
  return { business, rows, files: files.length };
}

/** Notes what will be made before any of it is, so that it can be removed whatever happens. Roles that nobody has make room for others. */
async function begin(
  { database }: ArrivingHost,
  clientId: number,
  { files }: Arriving,
  numbers: AllNumbers,
): Promise<Map<string, FilePlace>> {
  const blocks: Record<string, Blocks[string]> = {};
  for (const [table, one] of numbers) {
    if (one.needed === 0) continue;
    one.first = await takeNumbers(database, table, one.needed);
    blocks[table] = { first: one.first, count: one.needed };
  }
  const places = new Map(files.map(({ file }) => [file, newPlace(file.slice(file.lastIndexOf('/') + 1))]));
  await database.tenant(clientId, async (tx) => {
    await sql`
      with removed as (delete from public.roles where client_id = ${clientId} returning *)
      insert into public.business_imports (client_id, numbers, files, roles, created_at)
      select ${clientId}, ${JSON.stringify(blocks)}::jsonb, ${JSON.stringify([...places.values()])}::jsonb,
        coalesce(jsonb_agg(to_jsonb(removed)), '[]'), now() from removed`.execute(tx);
  });
  return places;
}

async function storeFiles(
  { store, database }: ArrivingHost,
  zip: OpenZip,
  { files }: Arriving,
  places: ReadonlyMap<string, FilePlace>,
  { clientId, userId }: ImportedBy,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const { file, ...weighed } of files) {
    const place = places.get(file);
    if (!place) continue;
    const pieces: Uint8Array[] = [];
    for await (const piece of soundBytes(zip, file, weighed)) pieces.push(piece);
    const kept = await store.put(place, Buffer.concat(pieces));
    addresses.set(file, kept.address);
    await database.tenant(clientId, (tx) =>
      sql`insert into public.upload_owners (client_id, key, user_id, created_at, name, bytes, stored_at)
        values (${clientId}, ${place.key}, ${userId}, now(), ${place.name}, ${kept.bytes}, now())`.execute(tx),
    );
  }
  return addresses;
}

const ADDRESS = /^(?:https?:\/\/\S+)?\/(files\/[\w-]{22}\/[\w-]+\.[a-z\d]+)$/;

function carryingOf({ model }: ArrivingHost, clientId: number, numbers: AllNumbers, addresses: ReadonlyMap<string, string>): Carrying {
  return {
    model,
    numberOf: (table, id) => (table === 'clients' ? clientId : numbers.get(table)?.of(id)),
    addressOf(text) {
      const [, file] = ADDRESS.exec(text) ?? [];
      return file === undefined ? undefined : (addresses.get(file) ?? null);
    },
  };
}

/** From here on it is the business's own. */
async function end({ database }: ArrivingHost, { clientId, userId, name: who }: ImportedBy, business: string): Promise<void> {
  await database.tenant(clientId, async (tx) => {
    await sql`delete from public.business_imports where client_id = ${clientId}`.execute(tx);
    await recordActivity(tx, {
      clientId,
      event: 'performed',
      description: say('activity.brought', { name: business }),
      by: { userId, name: who, address: null },
      at: new Date().toISOString(),
    });
  });
}
