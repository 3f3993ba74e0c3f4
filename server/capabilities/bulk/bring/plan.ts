import { isOfEstablishment, resourceOf } from '#/model/language/model.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import { clientOfEstablishment } from '#/server/records/recordOwner.ts';
import type { BulkHost } from '../bulkHost.ts';
import { type ImportAccess, importAccessOf } from '../import/importAccess.ts';
import { boundColumns } from '../import/rowCells.ts';
import { type Target, targetsOf } from '../import/targets.ts';
import { NotationFinder, notationsOf } from '../notation/notation.ts';
import type { MadeRow, Profile, ProfilePart } from '../systems/profile.ts';
import { inOrder } from './order.ts';
import type { PlannedPart } from './plannedPart.ts';
import { type LookedAt, nameOf } from './readFile.ts';

/** What one file makes of one resource: whether its reader may bring it, and how many records it would be. */
export interface ShownPart {
  resource: string;
  rows: number;
  allowed: boolean;
}

/** A file with its address. */
export interface BroughtFile extends LookedAt {
  fileUrl: string;
}

/** The cells of a part's rows, aligned with its headers. */
export const cellsOf = ({ cells }: MadeRow, headers: readonly string[]): string[] => headers.map((header) => cells[header] ?? '');

/** What the files make, in an order in which nothing refers to what comes later; without what the caller may not bring. */
export async function planOf(
  host: BulkHost,
  caller: Caller,
  establishmentId: number,
  files: readonly BroughtFile[],
): Promise<{ parts: PlannedPart[]; clientId: number }> {
  const clientId = await clientOfEstablishment(host.database, caller, establishmentId);
  const found: PlannedPart[] = [];
  for (const { fileUrl, name, known } of files)
    for (const part of known?.profile.parts ?? []) {
      const access = await accessIn(host, caller, part.resource, { establishmentId, clientId });
      const rows = known ? part.rows(known.file) : [];
      if (access && known && rows.length)
        found.push({ fileUrl, fileName: name, ...planned(caller, access, known.profile, { part, rows }) });
    }
  const order = inOrder(
    host.model,
    found.map(({ resource }) => resource),
  );
  return { parts: order.flatMap((resource) => found.filter((part) => part.resource === resource)), clientId };
}

/** What each part of a file would be, for the page. */
export async function shownParts(host: BulkHost, caller: Caller, establishmentId: number, { known }: LookedAt): Promise<ShownPart[]> {
  if (!known) return [];
  const clientId = await clientOfEstablishment(host.database, caller, establishmentId);
  const shown: ShownPart[] = [];
  for (const { resource, rows } of known.profile.parts) {
    const access = await accessIn(host, caller, resource, { establishmentId, clientId });
    shown.push({ resource, rows: rows(known.file).length, allowed: access !== undefined });
  }
  return shown.filter(({ rows }) => rows > 0);
}

/** Where records of a resource go; undefined where the caller may not bring them. */
export async function accessIn(
  host: BulkHost,
  caller: Caller,
  resource: string,
  { establishmentId, clientId }: { establishmentId: number; clientId: number },
): Promise<ImportAccess | undefined> {
  const isPerEstablishment = isOfEstablishment(resourceOf(host.model, resource));
  try {
    return await importAccessOf(host, caller, {
      resource,
      ...(isPerEstablishment ? { establishment_id: establishmentId } : { client_id: clientId }),
    });
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 403) return undefined;
    throw error;
  }
}

function planned(
  caller: Caller,
  access: ImportAccess,
  profile: Profile,
  { part, rows }: { part: ProfilePart; rows: readonly MadeRow[] },
): Omit<PlannedPart, 'fileUrl' | 'fileName'> {
  const targets = targetsOf(caller, access);
  const headers = headersOf(rows, targets);
  const finder = new NotationFinder();
  for (const row of rows) finder.look(cellsOf(row, headers));
  const columns = boundColumns(headers, ownNames(headers), targets).map(({ at, header, target }) => ({ at, header, field: target.field }));
  const notationOf = notationsOf(columns, finder, profile.reading, ',');
  return {
    profile: nameOf(profile),
    resource: part.resource,
    // What is there already is changed, so that the same files may come again.
    mode: access.modes.includes('upsert') && access.mayCreate ? 'upsert' : 'create',
    headers,
    total: rows.length,
    notations: Object.fromEntries(columns.map((column) => [column.header, notationOf(column)])),
  };
}

/** Each field by its own name. */
export const ownNames = (headers: readonly string[]): Record<string, string> => Object.fromEntries(headers.map((name) => [name, name]));

/** The fields that some row says something of: what a file is silent about is left as it is. */
function headersOf(rows: readonly MadeRow[], targets: readonly Target[]): string[] {
  const said = new Set(rows.flatMap(({ cells }) => Object.entries(cells).flatMap(([name, cell]) => (cell ? [name] : []))));
  return targets.map(({ name }) => name).filter((name) => said.has(name));
}
