import { Readable } from 'node:stream';
import { labelIn } from '#/i18n/blanks.ts';
import { type Sentence, say, sentenceIn } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { BYTE_ORDER_MARK, csvLine } from '#/server/capabilities/exports/csv.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { BulkHost } from '../bulkHost.ts';
import type { OperationKey, StoredOperation } from '../operation.ts';
import { type KeptRow, readRows } from '../operationRun.ts';

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

/** The reasons of the first refused rows, for a screen in a language. */
export async function errorsOf(database: Database, operation: StoredOperation, model: Model, language: string): Promise<RowError[]> {
  const key = keyOf(operation);
  const rows = await database.tenant(key.clientId, (tx) => readRows(tx, key, ['rejected'], { limit: SHOWN_ERRORS, withCells: false }), {
    readonly: true,
  });
  const labels = labelsOf(operation, model, language);
  return rows
    .flatMap(({ row, errors }) =>
      reasonsOf(errors, language).map(({ path, message }) => ({
        row,
        column: columnOf(path, operation),
        field: path ? labels(path) : null,
        message,
      })),
    )
    .slice(0, SHOWN_ERRORS);
}

/** The refused rows as a CSV file: their own cells, their number and the reason. Mended, it can be imported. */
export function rejectedFile({ database, model }: BulkHost, operation: StoredOperation, language: string): Readable {
  const headers = operation.plan.headers ?? ['id'];
  const labels = labelsOf(operation, model, language);
  const line = ({ row, cells, errors }: KeptRow) =>
    csvLine([
      ...headers.map((_, at) => cells?.[at] ?? ''),
      String(row),
      reasonsOf(errors, language)
        .map(({ path, message }) => (path ? `${columnOf(path, operation) ?? labels(path)}: ${message}` : message))
        .join('; '),
    ]);
  return Readable.from(
    linesOf(
      database,
      keyOf(operation),
      csvLine([...headers, sentenceIn(language, say('bulk.column_row')), sentenceIn(language, say('bulk.column_reason'))]),
      line,
    ),
  );
}

async function* linesOf(database: Database, key: OperationKey, header: string, line: (row: KeptRow) => string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + header;
  for (let after: number | undefined; ; ) {
    const last: number | undefined = after;
    const rows = await database.tenant(key.clientId, (tx) => readRows(tx, key, ['rejected'], { limit: PAGE_ROWS, after: last }), {
      readonly: true,
    });
    if (!rows.length) return;
    yield rows.map(line).join('');
    after = rows.at(-1)?.row;
  }
}

const keyOf = ({ client_id: clientId, id }: StoredOperation): OperationKey => ({ clientId, id });

/** What was kept before sentences were is in words already. */
function reasonsOf(errors: KeptRow['errors'], language: string): { path: string; message: string }[] {
  const inWords = (why: Sentence | string) => (typeof why === 'string' ? why : sentenceIn(language, why));
  return Object.entries(errors ?? {}).flatMap(([path, reasons]) => reasons.map((why) => ({ path, message: inWords(why) })));
}

/** `items.2.price` stands in the column of `items`. */
function columnOf(path: string, { plan }: StoredOperation): string | null {
  const [name] = path.split('.');
  const columns = Object.entries(plan.mapping ?? {});
  return (columns.find(([, target]) => target === name) ?? columns.find(([, target]) => target === `${name}.id`))?.[0] ?? null;
}

function labelsOf({ resources }: StoredOperation, model: Model, language: string): (path: string) => string {
  const fields = model.resources[resources[0] ?? '']?.allFields ?? {};
  return (path) => {
    const [name = '', place] = path.split('.');
    const label = labelIn(language, fields[name] ?? { label: name });
    return place !== undefined && /^\d+$/.test(place) ? `${label} ${Number(place) + 1}` : label;
  };
}
