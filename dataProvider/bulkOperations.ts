import type {
  BringInput,
  BulkChoice,
  BulkChosen,
  BulkEdit,
  BulkExport,
  BulkFilters,
  BulkImport,
  BulkOperation,
  BulkPreview,
  BulkRefusedRow,
  CheckedBulkOperation,
  DeletionOutlook,
  EditedPage,
  RecognisedFile,
} from './bulkTypes.ts';
import { type Call, calls, pathWith } from './calls.ts';
import type { DownloadedFile } from './downloadedFile.ts';
import type { HostMethods } from './hostMethods.ts';
import type { Download, RequestOptions } from './request.ts';

/** One page of operations, the newest first. */
export interface BulkPage {
  list: readonly BulkOperation[];
  pagination_options: { page: number; per_page: number; total: number };
}

/** One page of refused rows, in the file's order; cells are aligned with the headers. */
export interface RefusedPage {
  headers: readonly string[];
  list: readonly BulkRefusedRow[];
  pagination_options: { page: number; per_page: number; total: number };
}

/** Imports and exports of many records. Every method rejects with HttpError where the host refuses. */
export interface BulkOperations {
  list(filters: BulkFilters, options?: RequestOptions): Promise<BulkPage>;
  /** How an operation stands, with the errors of its first thousand refused fields. */
  read(id: number, options?: RequestOptions): Promise<CheckedBulkOperation>;
  /** The rows that an import refused, with their cells. */
  refused(id: number, pages: { page: number; per_page: number }, options?: RequestOptions): Promise<RefusedPage>;
  /** The head of an uploaded file, and what the host takes its columns for. */
  preview(
    input: Pick<BulkImport, 'resource' | 'file_url'> & Readonly<Record<string, unknown>>,
    options?: RequestOptions,
  ): Promise<BulkPreview>;
  /** Starts an import, or with `dry_run` its rehearsal. @returns the operation's id */
  startImport(input: BulkImport): Promise<number>;
  /** Which system an upload is of, and what it would make. */
  recognise(input: { establishment_id: number; file_url: string }, options?: RequestOptions): Promise<RecognisedFile>;
  /** Brings several files of another system at once, or rehearses it. @returns the operation's id */
  bring(input: BringInput): Promise<number>;
  /** @returns the operation's id */
  startExport(input: BulkExport): Promise<number>;
  /** How many records are chosen, and what decides which fields all of them have. */
  chosen(choice: BulkChoice, options?: RequestOptions): Promise<BulkChosen>;
  /** What refers to records that are to be deleted, as far as the reader sees it, and whether that could be undone. */
  dependents(resource: string, ids: readonly number[], options?: RequestOptions): Promise<DeletionOutlook>;
  /** Starts an edit of many records, or with `dry_run` a look ahead. @returns the operation's id */
  edit(input: BulkEdit): Promise<number>;
  /** Does what a look ahead showed. @returns the operation's id */
  runEdit(id: number): Promise<number>;
  /** What an edit changed, or refused. */
  records(
    id: number,
    asked: { outcome: 'updated' | 'rejected'; page: number; per_page: number },
    options?: RequestOptions,
  ): Promise<EditedPage>;
  /** Takes back what an import or an edit did. @returns the id of the operation that does so */
  undo(id: number): Promise<number>;
  /** Gives up one that waits or runs. */
  cancel(id: number): Promise<void>;
  /** A file with nothing but the headers that an import reads. */
  template(resource: string, language: string): Promise<DownloadedFile>;
  /** The rows that an import refused, each with the reason. */
  rejected(id: number): Promise<DownloadedFile>;
  /** The file of a completed export. */
  file(id: number): Promise<DownloadedFile>;
}

/** Makes the bulk calls from those that the data provider has. */
export function createBulkOperations(call: HostMethods['call'], download: Download): BulkOperations {
  const started = async (...asked: Parameters<HostMethods['call']>) => (await call<{ id: number }>(...asked)).data.id;
  const file = ({ method, path }: Call, params: Readonly<Record<string, string | number>>) => download(method, pathWith(path, params));
  return {
    list: async (filters, options) => (await call<BulkPage>(calls.bulkOperations, { body: filters, ...options })).data,
    read: async (id, options) => (await call<CheckedBulkOperation>(calls.bulkOperation, { id, ...options })).data,
    refused: async (id, pages, options) => (await call<RefusedPage>(calls.bulkRefused, { id, body: pages, ...options })).data,
    preview: async (input, options) => (await call<BulkPreview>(calls.bulkPreview, { body: input, ...options })).data,
    startImport: (input) => started(calls.bulkImport, { body: input }),
    recognise: async (input, options) => (await call<RecognisedFile>(calls.bulkRecognise, { body: input, ...options })).data,
    bring: (input) => started(calls.bulkBring, { body: { ...input } }),
    startExport: (input) => started(calls.bulkExport, { body: input }),
    chosen: async (choice, options) => (await call<BulkChosen>(calls.bulkChosen, { body: choice, ...options })).data,
    dependents: async (resource, ids, options) =>
      (await call<DeletionOutlook>(calls.dependents, { body: { resource, ids }, ...options })).data,
    edit: (input) => started(calls.bulkEdit, { body: input }),
    runEdit: (id) => started(calls.runEdit, { id, body: {} }),
    records: async (id, asked, options) => (await call<EditedPage>(calls.editedRecords, { id, body: asked, ...options })).data,
    undo: (id) => started(calls.undoBulk, { id }),
    cancel: async (id) => void (await call(calls.cancelBulk, { id })),
    template: (resource, language) => file(calls.bulkTemplate, { resource, language }),
    rejected: (id) => file(calls.bulkRejected, { id }),
    file: (id) => file(calls.bulkDownload, { id }),
  };
}
