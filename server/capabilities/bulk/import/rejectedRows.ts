import { Readable } from 'node:stream';
import { labelIn } from '#/i18n/blanks.ts';
import { type Sentence, say, sentenceIn } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { BYTE_ORDER_MARK, csvLine } from '#/server/capabilities/exports/csv.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { type PlannedPart, partRow } from '../bring/plannedPart.ts';
import type { BulkHost } from '../bulkHost.ts';
import type { OperationKey, StoredOperation } from '../operation.ts';
import { type KeptRow, readRows } from '../operationRun.ts';

const SHOWN_ERRORS = 1_000;
/** A row may have a million characters. */
const PAGE_ROWS = 50;

/** A reason in words, and the field of the record that it is about; none: the row as a whole. */
interface Reason {
  path: string;
  message: string;
  suggestion?: Suggestion;
}

/** Another text that was probably meant by one of the file. */
export interface Suggestion {
  said: string;
  meant: string;
}

/** Why a row was refused: the column of the file where one is to blame. */
export interface RowError {
  row: number;
  /** Of several files: the row's number in its own, and what it would have been. */
  place?: RowOrigin;
  column: string | null;
  field: string | null;
  message: string;
  suggestion?: Suggestion;
}

/** Where a row of several files stands. */
export interface RowOrigin {
  row: number;
  resource: string;
  file_name: string;
}

/** The reasons of the first refused rows, for a screen in a language. */
export async function errorsOf(database: Database, operation: StoredOperation, model: Model, language: string): Promise<RowError[]> {
  const key = keyOf(operation);
  const rows = await database.tenant(key.clientId, (tx) => readRows(tx, key, ['rejected'], { limit: SHOWN_ERRORS, withCells: false }), {
    readonly: true,
  });
  const errorOf = rowErrors(operation, model, language);
  return rows
    .flatMap(({ row, errors }) =>
      reasonsOf(errors, language).map((reason) => ({ row, ...originOf(operation, row), ...errorOf(row, reason) })),
    )
    .slice(0, SHOWN_ERRORS);
}

/** Which column and field a reason is about. */
function rowErrors(operation: StoredOperation, model: Model, language: string): (row: number, reason: Reason) => Omit<RowError, 'row'> {
  const labels = labelsOf(operation, model, language);
  return (row, { path, message, suggestion }) => ({
    column: columnOf(path, operation, row),
    ...{ field: path ? labels(path, row) : null, message },
    ...(suggestion && { suggestion }),
  });
}

/** The part that a row is of; undefined where an operation is of one file. */
const partOf = ({ plan }: StoredOperation, row: number): PlannedPart | undefined => plan.parts?.[partRow(row).part];

function originOf(operation: StoredOperation, row: number): { place?: RowOrigin } {
  const part = partOf(operation, row);
  return part ? { place: { row: partRow(row).row, resource: part.resource, file_name: part.fileName } } : {};
}

const headersOf = (operation: StoredOperation, row: number): readonly string[] =>
  partOf(operation, row)?.headers ?? operation.plan.headers ?? [];

/** A refused row as it was read, its cells in the order of the file's headers, passwords without their text. */
export interface RefusedRow {
  row: number;
  cells: readonly string[];
  /** Of several files: where it stands, and its own headers. */
  place?: RowOrigin;
  headers?: readonly string[];
  errors: readonly Omit<RowError, 'row'>[];
}

/** A page of refused rows, for whoever mends them on a screen. */
export async function refusedRowsOf(
  { database, model }: BulkHost,
  operation: StoredOperation,
  language: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<RefusedRow[]> {
  const key = keyOf(operation);
  const wanted = { limit: perPage, offset: (page - 1) * perPage };
  const rows = await database.tenant(key.clientId, (tx) => readRows(tx, key, ['rejected'], wanted), { readonly: true });
  const errorOf = rowErrors(operation, model, language);
  return rows.map(({ row, cells, errors }) => ({
    row,
    ...originOf(operation, row),
    ...(operation.plan.parts && { headers: headersOf(operation, row) }),
    cells: headersOf(operation, row).map((_, at) => cells?.[at] ?? ''),
    errors: reasonsOf(errors, language).map((reason) => errorOf(row, reason)),
  }));
}

/** The refused rows as a CSV file: their own cells, their number and the reason. Mended, it can be imported. */
export function rejectedFile({ database, model }: BulkHost, operation: StoredOperation, language: string): Readable {
  const headers = operation.plan.parts
    ? [...new Set(operation.plan.parts.flatMap((part) => part.headers))]
    : (operation.plan.headers ?? ['id']);
  const labels = labelsOf(operation, model, language);
  const line = ({ row, cells, errors }: KeptRow) =>
    csvLine([
      ...headers.map((header, at) => cells?.[operation.plan.parts ? headersOf(operation, row).indexOf(header) : at] ?? ''),
      operation.plan.parts ? `${partOf(operation, row)?.resource} ${partRow(row).row}` : String(row),
      reasonsOf(errors, language)
        .map(({ path, message }) => (path ? `${columnOf(path, operation, row) ?? labels(path, row)}: ${message}` : message))
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
function reasonsOf(errors: KeptRow['errors'], language: string): Reason[] {
  const inWords = (why: Sentence | string) => (typeof why === 'string' ? why : sentenceIn(language, why));
  return Object.entries(errors ?? {}).flatMap(([path, reasons]) =>
    reasons.map((why) => ({ path, message: inWords(why), ...suggestionIn(why) })),
  );
}

function suggestionIn(why: Sentence | string): Pick<Reason, 'suggestion'> {
  if (typeof why === 'string' || why.key !== 'bulk.nearly_called') return {};
  return { suggestion: { said: String(why.params?.title), meant: String(why.params?.near) } };
}

/** `items.2.price` stands in the column of `items`. */
function columnOf(path: string, operation: StoredOperation, row: number): string | null {
  const { plan } = operation;
  const [name] = path.split('.');
  if (plan.parts) return headersOf(operation, row).find((header) => header === name) ?? null;
  const columns = Object.entries(plan.mapping ?? {});
  return (columns.find(([, target]) => target === name) ?? columns.find(([, target]) => target === `${name}.id`))?.[0] ?? null;
}

function labelsOf(operation: StoredOperation, model: Model, language: string): (path: string, row: number) => string {
  return (path, row) => {
    const fields = model.resources[partOf(operation, row)?.resource ?? operation.resources[0] ?? '']?.allFields ?? {};
    const [name = '', index] = path.split('.');
    const label = labelIn(language, fields[name] ?? { label: name });
    return index !== undefined && /^\d+$/.test(index) ? `${label} ${Number(index) + 1}` : label;
  };
}
