import { sql } from 'kysely';
import type { FieldModel, Model, ResourceModel } from '#/model/language/model.ts';
import { OPENED_IDS, type ReportDefinition } from '#/model/language/reports.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse } from '#/server/access/permissions/permissions.ts';
import { refuseTooMany } from '#/server/access/signIn/signInLimits.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { countWhole, foundWholeOf, isWhole, mayBeWhole } from '#/server/records/foundWhole.ts';
import { either, source } from '#/server/records/rowScope.ts';
import type { ReportRow } from './report.ts';

/** A search that may be for all of a number of the record that a report's title opens. */
export interface WholeAsked {
  resource: ResourceModel;
  fields: readonly FieldModel[];
  search: string;
}

/** What a report's search may be for, beside its title's own text. @throws ApiError 429 who looks too often for what they may not see */
export async function wholeAsked(
  database: Database,
  { resources }: Pick<Model, 'resources'>,
  { title, opens = {} }: ReportDefinition,
  caller: Caller,
  search: string,
): Promise<WholeAsked | undefined> {
  const opened: unknown = valuesIn(opens[title]).resource;
  const resource = typeof opened === 'string' ? resources[opened] : undefined;
  const fields = resource ? foundWholeOf(resource) : [];
  if (!resource || !fields.length || !mayBeWhole(search)) return undefined;
  const isClosed = fields.some(({ readable }) => readable && !canUse(caller, readable.permission));
  if (isClosed) refuseTooMany(await countWhole(database, caller));
  return { resource, fields, search };
}

/** Whether a row opens the record whose number was typed whole. */
export async function rowOfWhole(
  tx: Transaction,
  clientId: number,
  { title }: Pick<ReportDefinition, 'title'>,
  asked: WholeAsked | undefined,
): Promise<(row: ReportRow) => boolean> {
  if (!asked) return () => false;
  const { rows } = await sql<{ id: number }>`
    select t.id from ${source({ clientId }, asked.resource.table)} as t
    where t.client_id = ${clientId} and ${either(isWhole(asked.fields, asked.search))}`.execute(tx);
  const ids = rows.map(({ id }) => id);
  return (row) => ids.some((id) => id === valuesIn(row[OPENED_IDS])[title]);
}
