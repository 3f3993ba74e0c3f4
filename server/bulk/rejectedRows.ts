import { Readable } from 'node:stream';
import type { Model } from '#/resources/schema/model.ts';
import type { Database } from '#/server/database/openDatabase.ts';
import { BYTE_ORDER_MARK, csvLine } from '#/server/exports/csv.ts';
import type { FieldErrors } from '#/server/plugins/apiError.ts';
import type { BulkHost } from './bulkHost.ts';
import type { OperationKey, StoredOperation } from './operation.ts';
import { type KeptRow, readRows } from './operationRun.ts';

const SHOWN_ERRORS = 1_000;
/** A row may have a million characters. */
const PAGE_ROWS = 50;

/** Why a row was refused: the column of the file where one is to blame. */
export interface RowError {
  row: number;
  column: string | null;
  field: string | null;
  message: string;
}

/** The reasons of the first refused rows, for a screen. */
export async function errorsOf(database: Database, operation: StoredOperation, model: Model): Promise<RowError[]> {
  const key = keyOf(operation);
  const rows = await database.tenant(key.clientId, (tx) => readRows(tx, key, ['rejected'], { limit: SHOWN_ERRORS, withCells: false }), { readonly: true });
  const labels = labelsOf(operation, model);
  return rows
    .flatMap(({ row, errors }) =>
      reasonsOf(errors).map(({ path, message }) => ({ row, column: columnOf(path, operation), field: path ? labels(path) : null, message })),
    )
    .slice(0, SHOWN_ERRORS);
}

/** The refused rows as a CSV file: their own cells, their number and the reason. Mended, it can be imported. */
export function rejectedFile({ database, model }: BulkHost, operation: StoredOperation): Readable {
  const headers = operation.plan.headers ?? ['id'];
  const labels = labelsOf(operation, model);
  const line = ({ row, cells, errors }: KeptRow) =>
    csvLine([
      ...headers.map((_, at) => cells?.[at] ?? ''),
      String(row),
      reasonsOf(errors)
        .map(({ path, message }) => (path ? `${columnOf(path, operation) ?? labels(path)}: ${message}` : message))
        .join('; '),
    ]);
  return Readable.from(linesOf(database, keyOf(operation), csvLine([...headers, 'Row', 'Reason']), line));
}

async function* linesOf(database: Database, key: OperationKey, header: string, line: (row: KeptRow) => string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + header;
  for (let after: number | undefined; ; ) {
    const last: number | undefined = after;
    const rows = await database.tenant(key.clientId, (tx) => readRows(tx, key, ['rejected'], { limit: PAGE_ROWS, after: last }), { readonly: true });
    if (!rows.length) return;
    yield rows.map(line).join('');
    after = rows.at(-1)?.row;
  }
}

const keyOf = ({ client_id: clientId, id }: StoredOperation): OperationKey => ({ clientId, id });

function reasonsOf(errors: FieldErrors | null): { path: string; message: string }[] {
  return Object.entries(errors ?? {}).flatMap(([path, messages]) => messages.map((message) => ({ path, message })));
}

/** `items.2.price` stands in the column of `items`. */
function columnOf(path: string, { plan }: StoredOperation): string | null {
  const [name] = path.split('.');
  const columns = Object.entries(plan.mapping ?? {});
  return (columns.find(([, target]) => target === name) ?? columns.find(([, target]) => target === `${name}.id`))?.[0] ?? null;
}

function labelsOf({ resources }: StoredOperation, model: Model): (path: string) => string {
  const fields = model.resources[resources[0] ?? '']?.allFields ?? {};
  return (path) => {
    const [name = '', place] = path.split('.');
    const label = fields[name]?.label ?? name;
    return place !== undefined && /^\d+$/.test(place) ? `${label} ${Number(place) + 1}` : label;
  };
}
