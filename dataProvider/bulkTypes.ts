import type { ColumnNotation, Notation } from '#/model/values/notation.ts';
import type { BroughtBalances, FoundStock } from './balanceTypes.ts';

export type BulkMode = 'create' | 'upsert';
export type BulkStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** What an import, an export, an edit of many records or the undoing of one did, or is doing. */
export interface BulkOperation {
  id: number;
  type: 'import' | 'export' | 'edit' | 'undo';
  status: BulkStatus;
  /** Per cent done, 0–100. */
  progress: number;
  /** Why it failed. */
  message: string | null;
  /** Of an import or an undo. */
  resource: string | null;
  resources: readonly string[];
  mode: BulkMode | null;
  /** A rehearsal: validated, not stored. */
  dry_run: boolean;
  /** What was uploaded, or the export's own. */
  file_name: string | null;
  /** Columns of the file that were not read. */
  ignored: readonly string[];
  rows_total: number | null;
  rows_read: number;
  created: number;
  /** Of an undo: put back. */
  updated: number;
  unchanged: number;
  /** Of an import: rejected rows; of an undo: what could not be taken back. */
  failed: number;
  /** Of an undo: removed again. */
  deleted: number;
  /** Of an import: records of other resources that its rows name and nobody had. */
  made: number;
  undo_of: number | null;
  run_of: number | null;
  undone_by: number | null;
  /** Of an undo: what it takes back. */
  undone_type: 'import' | 'edit' | null;
  can_undo: boolean;
  has_rejected: boolean;
  has_file: boolean;
  /** The reader started it. */
  is_own: boolean;
  user_name: string;
  created_at: string;
  finished_at: string | null;
}

/** What is wrong in a row. */
export interface BulkReason {
  /** The file's header; null where no column is to blame. */
  column: string | null;
  field: string | null;
  message: string;
  /** Another text that was probably meant by one of the file. */
  suggestion?: { said: string; meant: string };
}

/** Where a row of several files stands: its number in its own, and what it would have been. */
export interface BulkRowOrigin {
  row: number;
  resource: string;
  file_name: string;
}

/** What is wrong in one row; `row` counts as a spreadsheet does, the headers being row 1. */
export interface BulkRowError extends BulkReason {
  row: number;
  /** Of several files. */
  place?: BulkRowOrigin;
}

/** A refused row with its cells as they were read. */
export interface BulkRefusedRow {
  row: number;
  /** Of several files: where it stands, and the fields that its cells are of. */
  place?: BulkRowOrigin;
  headers?: readonly string[];
  cells: readonly string[];
  errors: readonly BulkReason[];
}

/** What is laid over a file: single cells by row and header; and by header what cells mean that say this, in lower case. */
export interface BulkCorrections {
  rows?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface CheckedBulkOperation extends BulkOperation {
  errors: readonly BulkRowError[];
  /** What past sales come to that it brought, or would bring: for who started it. */
  sales?: readonly BroughtSales[] | null;
  /** What balances come to, likewise. */
  balances?: BroughtBalances | null;
}

/** What a month's past sales come to, in major units. */
export interface BroughtMonth {
  /** `yyyy-MM`. */
  month: string;
  orders: number;
  /** Of the month, those with sales. */
  days: number;
  gross_sales: number;
  discounts: number;
  refunds: number;
  net_sales: number;
  tax: number;
  service_charges: number;
  tips: number;
}

/** What past sales come to in one establishment. */
export interface BroughtSales {
  establishment_id: number;
  name: string;
  currency: string;
  /** First and last business day, `yyyy-MM-dd`. */
  from: string;
  to: string;
  months: readonly BroughtMonth[];
}

/** What a column can be: `name` is a field's, `<field>.id` for a reference's id, `id` for the record's own. */
export interface BulkTarget {
  name: string;
  field: string;
  label: string;
  kind: string;
  required: boolean;
  /** Finds the record that a row updates. */
  key: boolean;
  /** Records that its column names and nobody has can be made. */
  can_make: boolean;
  help?: string;
  options?: readonly { value: string; label: string }[];
}

/** Which target each header is; null: not imported. */
export type BulkMapping = Readonly<Record<string, string | null>>;

/** Which table of a file is read, and how dates and numbers in it are written where it does not show it. */
export interface BulkReading extends Notation {
  sheet?: string;
  /** The number of the row with the headings. */
  header_row?: number;
}

export interface BulkPreview {
  file_name: string;
  headers: readonly string[];
  /** The first rows, as an import reads them, aligned with the headers. */
  rows: readonly (readonly string[])[];
  total_rows: number | null;
  /** What the host found out; encoding and separator are those of a CSV file, sheets those of a workbook. */
  reading: { sheet: string | null; sheets: readonly string[]; header_row: number; encoding: string | null; separator: string | null };
  /** The first rows, one of which has the headings. */
  head: readonly { row: number; cells: readonly string[] }[];
  /** By header. */
  notations: Readonly<Record<string, ColumnNotation>>;
  mapping: BulkMapping;
  /** By header: what words of its cells meant in earlier imports. */
  remembered: Readonly<Record<string, Readonly<Record<string, string>>>>;
  modes: readonly BulkMode[];
  fields: readonly BulkTarget[];
}

/** A file that was looked at: of which system it is, null where nobody knows it, and how many records it would make. */
export interface RecognisedFile {
  file_name: string;
  system: string | null;
  kind: string | null;
  rows: number;
  parts: readonly { resource: string; rows: number; allowed: boolean }[];
  /** Past sales that it has: of which locations, with the establishment that is called so, and where they may go. */
  sales: {
    orders: number;
    locations: readonly { name: string; orders: number; establishment_id: number | null }[];
    establishments: readonly { id: number; name: string }[];
  } | null;
  stock: FoundStock | null;
  gift_cards: { count: number; allowed: boolean } | null;
  points: { count: number; allowed: boolean } | null;
  /** Why nothing of it can come over. */
  left_out: 'card_codes' | null;
}

/** Several files of another system, and where they go. */
export interface BringInput {
  establishment_id: number;
  files: readonly string[];
  dry_run: boolean;
  corrections?: BulkCorrections;
  /** Where the past sales of each location go; null: nowhere. */
  locations?: readonly { name: string; establishment_id: number | null }[];
  /** The location whose stock on hand comes; null: none does. */
  stock_location?: string | null;
}

/** An import; beside this, whose records they are: `establishment_id` or `client_id`. */
export interface BulkImport {
  resource: string;
  file_url: string;
  mapping: BulkMapping;
  mode: BulkMode;
  corrections?: BulkCorrections;
  /** Fields whose missing records are made. */
  make?: readonly string[];
  reading?: BulkReading;
  dry_run: boolean;
  language: string;
  establishment_id?: number;
  client_id?: number;
}

export interface BulkExport {
  resources: readonly string[];
  format: 'csv' | 'xlsx' | 'pdf';
  language: string;
  establishment_id?: number;
  client_id?: number;
}

export interface BulkFilters {
  page: number;
  per_page: number;
  establishment_id?: number;
  filters?: Readonly<Record<string, string | readonly string[]>>;
}

/** Which records: named ones, or all that a list's filters and search find. */
export interface BulkChoice {
  resource: string;
  ids?: readonly number[];
  filters?: Readonly<Record<string, unknown>>;
  search?: string;
  establishment_id?: number;
}

/** How many are chosen, and every combination that they have of what decides about other fields; null where there are too many. */
export interface BulkChosen {
  matched: number;
  standing: readonly Readonly<Record<string, unknown>>[] | null;
}

/** The same values for every chosen record, and numbers that each has more or less of; with `dry_run` a look ahead. */
export interface BulkEdit extends BulkChoice {
  set: Readonly<Record<string, unknown>>;
  /** By field, what the host takes as `Adjustment`; it judges it. */
  adjust: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  dry_run: boolean;
}

/** What an edit would change of a record, or why it refused it. */
export interface EditedRecord {
  id: number;
  title: string | null;
  changes: Readonly<Record<string, readonly [unknown, unknown]>>;
  errors: Readonly<Record<string, readonly string[]>>;
}

/** A page of an edit's changed or refused records; of a preview's changed ones a sample. */
export interface EditedPage {
  list: readonly EditedRecord[];
  /** Resource → id → what the record is called now. */
  titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  pagination_options: { page: number; per_page: number; total: number };
}

/** What a deletion would do beside deleting. */
export interface DeletionOutlook {
  list: readonly Dependents[];
  /** Whether whoever asks could put everything back. */
  can_undo: boolean;
}

/** Records of a resource that refer, through a field, to others that are to be deleted. */
export interface Dependents {
  resource: string;
  /** `recipe.ingredient` where rows refer. */
  field: string;
  count: number;
  /** What a deletion does to them: it is stopped, they no longer refer, or they are deleted as well. */
  effect: 'blocks' | 'emptied' | 'deleted';
  /** Whether the reader can give them another record to refer to: `fixed` ones only the host writes. */
  movable: 'yes' | 'fixed' | 'forbidden';
  /** How their list is filtered to them. */
  filters: Readonly<Record<string, unknown>> | null;
}
