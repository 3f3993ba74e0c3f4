import type { Identifier } from 'ra-core';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { ordersPath, type ReportDefinition } from '#/model/language/reports.ts';
import { type Call, calls, pathWith } from './calls.ts';
import type { DownloadedFile } from './downloadedFile.ts';
import { type ExportInput, type ExportOptions, exportJob } from './exportJob.ts';
import type { Download, Request, RequestOptions, RequestSettings } from './request.ts';
import { type UploadedFile, upload } from './upload.ts';
import { type CallResult, doVerb, reorder, type VerbInput } from './verbs.ts';

/** What the dashboard asks of the host beside react-admin's nine. Every method rejects with HttpError where the host refuses. */
export interface HostMethods {
  /** A verb of a resource's definition; one that returns a file gives a DownloadedFile. */
  verb<T = unknown>(resource: string, verb: string, input?: VerbInput): Promise<CallResult<T>>;
  reorder(resource: string, order: { ids: readonly Identifier[]; within?: Identifier | null }): Promise<CallResult>;
  /** A report's rows, for the filters of its screen. */
  report<T = unknown>(report: string, input: object, options?: RequestOptions): Promise<CallResult<T>>;
  /** The orders behind one of a report's figures. */
  reportOrders<T = unknown>(report: string, input: object, options?: RequestOptions): Promise<CallResult<T>>;
  /**
   * Several reports' figures of one moment. `maxAge`: seconds that they may be old, as they were read before; `unchangedMaxAge`: the same where
   * no sale has changed since. Never older than what this page last changed.
   */
  reportsTogether<T = unknown>(
    reports: readonly AskedTogether[],
    options: RequestOptions & { maxAge: number; unchangedMaxAge: number },
  ): Promise<CallResult<T>>;
  /** One of `calls`. */
  call<T = unknown>(call: Call, input?: RequestOptions & { id?: string | number; body?: object }): Promise<CallResult<T>>;
  /** One of `calls` that answers with a file. */
  file(call: Call, body: object): Promise<DownloadedFile>;
  exportJob(input: ExportInput, options?: ExportOptions): Promise<DownloadedFile>;
  upload(file: File, options?: RequestOptions): Promise<UploadedFile>;
}

/** A report by its name, and what its own call is asked. */
export interface AskedTogether {
  report: string;
  question: object;
}

interface Tools extends RequestSettings {
  model: Model;
  request: Request;
  download: Download;
  getEstablishmentId: () => number | null | undefined;
  /** Seconds since this page last changed something. */
  quietFor: () => number;
}

/** Makes the methods that react-admin has no word for. */
export function createHostMethods(tools: Tools): HostMethods {
  const { model, request, download, getEstablishmentId, quietFor } = tools;
  return {
    verb: async (resource, verb, input) => doVerb(request, download, resourceOf(model, resource), verb, input, getEstablishmentId()),
    reorder: async (resource, order) => reorder(request, resourceOf(model, resource), order, getEstablishmentId()),
    report: async (name, input, options) => request('POST', reportNamed(model, name).endpoint, input, options),
    reportOrders: async (name, input, options) => request('POST', ordersPath(reportNamed(model, name)), input, options),
    reportsTogether: async (reports, { maxAge, unchangedMaxAge, ...options }) => {
      const { method, path } = calls.reportsTogether;
      const quiet = quietFor();
      const ages = { max_age: Math.min(maxAge, quiet), max_age_unchanged: Math.min(unchangedMaxAge, quiet) };
      return request(method, path, { reports, ...ages }, options);
    },
    call: async ({ method, path }, { id, body, ...options } = {}) => request(method, pathWith(path, { id }), body, options),
    file: ({ method, path }, body) => download(method, pathWith(path, {}), body),
    exportJob: (input, options) => exportJob(request, download, input, options),
    upload: (file, options) => upload(request, tools, file, options),
  };
}

function reportNamed({ reports }: Model, name: string): ReportDefinition {
  const report = reports[name];
  if (!report) throw new Error(`There is no report '${name}'`);
  return report;
}
