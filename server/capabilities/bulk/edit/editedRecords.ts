import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Sentence, sentenceIn } from '#/i18n/sentences.ts';
import { resourceOf } from '#/model/language/model.ts';
import { type Titles, titlesOf } from '#/server/records/history/historyTitles.ts';
import { visibleChanges } from '#/server/records/history/visibleChanges.ts';
import { every, scopeFilter, source } from '#/server/records/rowScope.ts';
import type { BulkHost } from '../bulkHost.ts';
import type { StoredOperation } from '../operation.ts';
import { type KeptRow, readRows } from '../operationRun.ts';
import { editAccessOf } from './editAccess.ts';

/** What became of one chosen record: its title where the reader still sees it, what would change, or why it was refused. */
export interface EditedRecord {
  id: number;
  title: string | null;
  changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  errors: Readonly<Record<string, readonly string[]>>;
}

interface Asked {
  outcome: 'updated' | 'rejected';
  page?: number;
  per_page?: number;
}

/** A page of an edit's changed or refused records, as its reader may see them by now. @throws ApiError 403 */
export async function editedRecords(
  { database, model }: BulkHost,
  { caller, language }: Pick<FastifyRequest, 'caller' | 'language'>,
  operation: StoredOperation,
  { outcome, page = 1, per_page: perPage = 25 }: Asked,
): Promise<{
  list: EditedRecord[];
  titles: Titles;
  pagination_options: { page: number; per_page: number; total: number; last_page: number };
}> {
  const key = { clientId: operation.client_id, id: operation.id };
  const resource = resourceOf(model, operation.resources[0] ?? '');
  const { rowScope } = editAccessOf(caller, resource, key.clientId);
  return database.tenant(
    key.clientId,
    async (tx) => {
      const rows = await readRows(tx, key, [outcome], { limit: perPage, offset: (page - 1) * perPage, withCells: false });
      const ids = rows.map(({ recordId }) => Number(recordId));
      const establishment = resource.scope === 'establishment' ? sql.ref('t.establishment_id') : sql`null::bigint`;
      const { rows: found } = await sql<{ id: number; title: string | null; establishment: number | null }>`
        select t.id, ${sql.ref(`t.${resource.title}`)}::text as title, ${establishment} as establishment from ${source(rowScope, resource.table)} as t
          where ${every([...scopeFilter(rowScope, resource, 't'), sql`t.id = any(${ids}::bigint[])`])}`.execute(tx);
      const known = new Map(found.map((one) => [one.id, one]));
      const list = rows.map(({ recordId, changes, errors }): EditedRecord => {
        const record = known.get(Number(recordId));
        const seen = record ? visibleChanges(changes ?? {}, resource, caller, record.establishment ?? undefined) : {};
        return {
          id: Number(recordId),
          title: record?.title ?? null,
          changes: seen,
          errors: inWords(language, errors),
        };
      });
      const total = outcome === 'updated' ? operation.updated : operation.failed;
      const { rows: counted } = await sql<{ kept: number }>`
        select count(*) as kept from tenant.bulk_operation_rows
          where client_id = ${key.clientId} and operation_id = ${key.id} and outcome = ${outcome}`.execute(tx);
      const kept = Math.min(total, counted[0]?.kept ?? 0);
      return {
        list,
        titles: await titlesOf({ tx, model, resource, clientId: key.clientId }, rowScope, list),
        pagination_options: { page, per_page: perPage, total: kept, last_page: Math.max(1, Math.ceil(kept / perPage)) },
      };
    },
    { readonly: true },
  );
}

/** What was kept before sentences were is in words already. */
function inWords(language: string, errors: KeptRow['errors']): EditedRecord['errors'] {
  const words = (why: Sentence | string) => (typeof why === 'string' ? why : sentenceIn(language, why));
  return Object.fromEntries(Object.entries(errors ?? {}).map(([path, reasons]) => [path, reasons.map(words)]));
}
