import { sql } from 'kysely';
import type { ReportAnswer } from '#/server/capabilities/reports/answerReport.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { StoredFile, StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import { drawable } from '#/server/foundation/pdf/picture.ts';

/** Whose document it is: what stands at its head. */
export interface Sender {
  business: string;
  establishments: readonly string[];
  /** As a PDF can hold it. */
  logo?: StoredFile;
}

interface Business {
  name: string;
  /** The address of an upload. */
  logo: string | null;
}

interface SenderHost {
  database: Database;
  stored: StoredFiles;
}

/** The business of a report, and its picture: the establishment's own where the report is of one that has one. */
export async function senderOf({ database, stored }: SenderHost, { clientId, establishments }: ReportAnswer): Promise<Sender> {
  const business = await businessOf(database, clientId);
  const own = establishments.length === 1 && establishments[0] ? await establishmentLogo(database, clientId, establishments[0].id) : null;
  const logo = (own && (await pictureAt(stored, own))) || (business.logo && (await pictureAt(stored, business.logo))) || undefined;
  return { business: business.name, establishments: establishments.map(({ title }) => title), ...(logo && { logo }) };
}

/** A business by its name and picture. */
export async function businessOf(database: Database, clientId: number): Promise<Business> {
  const { rows } = await database.platform(
    (tx) =>
      sql<Business>`select name, logo from public.clients
        where client_id = 0 and id = ${clientId}`.execute(tx),
    { readonly: true },
  );
  return rows[0] ?? { name: 'Countinghouse', logo: null };
}

/** A picture as a PDF can hold it; undefined where it is gone or cannot be drawn. */
async function pictureAt(stored: StoredFiles, address: string): Promise<StoredFile | undefined> {
  const file = await stored.read(address);
  return file && drawable(file);
}

async function establishmentLogo(database: Database, clientId: number, id: number): Promise<string | null> {
  const { rows } = await database.tenant(
    clientId,
    (tx) => sql<{ logo: string | null }>`select logo from tenant.establishments where client_id = ${clientId} and id = ${id}`.execute(tx),
    { readonly: true },
  );
  return rows[0]?.logo ?? null;
}
