import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { tidyWord } from '#/model/values/tidyWord.ts';
import { ORDERS_RESOURCE } from '#/resources/reference/orders.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { forbidden, notFound } from '#/server/foundation/http/apiError.ts';
import { clientOfEstablishment } from '#/server/records/recordOwner.ts';
import type { PlannedPart } from '../bring/plannedPart.ts';
import { type LookedAt, nameOf, withRows } from '../bring/readFile.ts';
import type { BulkHost } from '../bulkHost.ts';
import type { SalesOfFile } from '../systems/sales.ts';
import { indexSales, type SalesIndex } from './groups.ts';
import { mayBringSales } from './salesRights.ts';

/** A location that a file names, and the establishment that it is; null: its sales are left out. */
export interface SalesLocation {
  name: string;
  establishment_id: number | null;
}

/** The past sales of a file: how many orders of which locations, and where they can go. */
export interface FoundSales {
  orders: number;
  /** `establishment_id`: the one that is called so. */
  locations: (SalesLocation & { orders: number })[];
  establishments: { id: number; name: string }[];
}

/** A file with its address. */
interface AddressedFile extends LookedAt {
  fileUrl: string;
}

/** Reads what a file has of past sales, without keeping them. */
export function indexOf(host: BulkHost, caller: Caller, file: { fileUrl: string; sheet?: string | undefined }, sales: SalesOfFile) {
  return withRows(host.sources, caller, file, (rows): Promise<SalesIndex> => indexSales(rows, sales));
}

/** What a file has of past sales, for the page; null where it is no file of sales. */
export async function foundSales(
  host: BulkHost,
  caller: Caller,
  establishmentId: number,
  { fileUrl, known }: AddressedFile,
): Promise<FoundSales | null> {
  if (!known?.profile.sales) return null;
  const clientId = await clientOfEstablishment(host.database, caller, establishmentId);
  const { locations } = await indexOf(host, caller, { fileUrl, sheet: known.sheet }, known.profile.sales);
  const establishments = (await establishmentsOf(host, clientId)).filter(({ id }) => mayBringSales(caller, id));
  const guessed = (name: string) =>
    name ? guessOf(name, establishments) : (establishments.find(({ id }) => id === establishmentId)?.id ?? null);
  return {
    orders: [...locations.values()].reduce((sum, orders) => sum + orders, 0),
    locations: [...locations].map(([name, orders]) => ({ name, orders, establishment_id: guessed(name) })),
    establishments,
  };
}

/** The establishment that a location of a file is by its name: alike, or the one of which one name holds the other. */
function guessOf(name: string, establishments: readonly { id: number; name: string }[]): number | null {
  const wanted = tidyWord(name);
  const alike = establishments.filter((one) => tidyWord(one.name) === wanted);
  const near = establishments.filter((one) => wanted.includes(tidyWord(one.name)) || tidyWord(one.name).includes(wanted));
  const [found, ...others] = alike.length ? alike : near;
  return found && !others.length ? found.id : null;
}

/**
 * The past sales of files, of the locations that are somewhere. @throws ApiError 404 for another business's establishment, 403 where the
 * caller may not bring sales there
 */
export async function planSales(
  host: BulkHost,
  caller: Caller,
  clientId: number,
  files: readonly AddressedFile[],
  chosen: readonly SalesLocation[],
): Promise<PlannedPart[]> {
  const idsByName = new Map<string, number>();
  for (const { name, establishment_id: id } of chosen) {
    if (id === null) continue;
    if ((await clientOfEstablishment(host.database, caller, id)) !== clientId) throw notFound(say('access.no_such_establishment'));
    if (!mayBringSales(caller, id)) throw forbidden(say('bulk.sale_not_allowed'));
    idsByName.set(name, id);
  }
  const parts: PlannedPart[] = [];
  for (const { fileUrl, name: fileName, known } of files) {
    if (!known?.profile.sales || !idsByName.size) continue;
    const index = await indexOf(host, caller, { fileUrl, sheet: known.sheet }, known.profile.sales);
    const own = [...index.locations].flatMap(([name, orders]) => {
      const id = idsByName.get(name);
      return id === undefined ? [] : [{ name, orders, id }];
    });
    if (!own.length) continue;
    parts.push({
      ...{ fileUrl, fileName, profile: nameOf(known.profile), resource: ORDERS_RESOURCE, mode: 'create', headers: [], notations: {} },
      total: own.reduce((sum, { orders }) => sum + orders, 0),
      sales: { sheet: known.sheet, locations: Object.fromEntries(own.map(({ name, id }) => [name, id])) },
    });
  }
  return parts;
}

async function establishmentsOf({ database }: BulkHost, clientId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await database.tenant(
    clientId,
    (tx) =>
      sql<{ id: number; name: string }>`select id, title as name from tenant.establishments where client_id = ${clientId}
        order by title, id`.execute(tx),
    { readonly: true },
  );
  return rows;
}
