import type { FastifyInstance, FastifyRequest } from 'fastify';
import { wordsOf } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { JOB_STATUSES } from '#/model/values/jobStatuses.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { type Caller, refusePrograms } from '#/server/access/permissions/caller.ts';
import { holdsStill, RIGHT_IS_GONE } from '#/server/access/permissions/rightsBehind.ts';
import { markRead } from '#/server/capabilities/notifications/readNotifications.ts';
import type { ReportSources } from '#/server/capabilities/reports/index.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { StoredFiles } from '#/server/foundation/files/storedFiles.ts';
import { conflict, forbidden, notFound, tooMany } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { JobOwner } from '#/server/foundation/jobs/jobStore.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import { ExportFiles, KEPT_MS } from './exportFiles.ts';
import { type ExportHost, FORMATS } from './exportHost.ts';
import { type ExportRequest, readExportRequest } from './exportRequest.ts';
import { noticeOf } from './notice.ts';
import { type ExportResult, runExport, validate } from './runExport.ts';
import { contentTypes } from './writers.ts';

const KIND = 'export';
/** Exports of one user that may wait or run at a time. */
const MAX_AT_ONCE = 5;

export interface ExportOptions {
  database: Database;
  model: Model;
  jobs: Jobs;
  /** Finished files stand in `exports` there. */
  dataDir: string;
  /** For tests: figures of their own. */
  sources: ReportSources;
  stored: StoredFiles;
}

const tag = 'Exports';
const MAX_LISTED = 20;
const describes = {
  generate: {
    tag,
    summary: 'Make a file of a list or a report: all its rows, with the same filters',
    body: {
      type: 'object',
      properties: {
        resource: { type: 'string' },
        report: { type: 'string' },
        format: { enum: FORMATS },
        language: { type: 'string' },
        columns: { type: 'array', items: { type: 'string' } },
        measure: { type: 'string' },
        chart: {
          description: 'Of a PDF. False: without its chart; `{ date_from, date_to }`: a chart over days has these beside its own',
          anyOf: [{ type: 'boolean' }, { type: 'object', properties: { date_from: { type: 'string' }, date_to: { type: 'string' } } }],
        },
        sections: {
          type: 'array',
          description: 'The sections of the report that follow it in the same file, each with its own columns, measure and filters',
          items: { type: 'object', properties: { report: { type: 'string' } }, required: ['report'] },
        },
      },
      required: ['format'],
    },
    data: { type: 'object', properties: { report_id: { type: 'integer' } }, required: ['report_id'] },
    refusals: [403, 404, 429],
  },
  status: {
    tag,
    summary: 'How far an export is',
    data: {
      type: 'object',
      properties: { status: { enum: JOB_STATUSES }, progress: { type: 'integer', minimum: 0, maximum: 100 } },
      required: ['status', 'progress'],
    },
  },
  cancel: { tag, summary: 'Give an export up', refusals: [409] },
  own: {
    tag,
    summary: "The caller's latest exports, the newest first",
    data: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          of: { type: 'object' },
          format: { enum: FORMATS },
          status: { enum: JOB_STATUSES },
          progress: { type: 'integer' },
          created_at: { type: 'string', format: 'date-time' },
          expires_at: { type: ['string', 'null'], format: 'date-time' },
          name: { type: ['string', 'null'] },
          message: { type: ['string', 'null'] },
        },
      },
    },
  },
  download: {
    tag,
    summary: 'The file of a completed export',
    answer: Object.fromEntries(
      FORMATS.map((format) => [contentTypes[format].split(';')[0], { type: 'string', ...(format !== 'csv' && { format: 'binary' }) }]),
    ),
  },
};

/**
 * Files of lists and reports: asked for, made by a job, fetched by whoever asked and by nobody else. What other work makes files with is
 * returned.
 */
export async function exports(app: FastifyInstance, { dataDir, sources, ...parts }: ExportOptions): Promise<ExportHost> {
  const host: ExportHost = { ...parts, sources, files: new ExportFiles(dataDir) };
  const { jobs } = host;
  jobs.handle<ExportRequest>(KIND, async (request, run) => runExport(host, request, run), {
    notice: async (request, end) => noticeOf(host.model, request, end),
  });
  app.addHook('onReady', () => host.files.removeOld());
  app.post('/api/report-export/generate', { config: { work: 'report', describes: describes.generate } }, async (request) =>
    success({ report_id: await generate(host, request) }, say('exports.started')),
  );
  app.get('/api/report-export/status/:id', { config: { describes: describes.status } }, async (request) => {
    const { status, progress, message } = await ownJob(jobs, request);
    return success({ status, progress }, message === null ? undefined : wordsOf(request.language, message));
  });
  app.get('/api/report-export/list', { config: { describes: describes.own } }, async ({ caller, language }) =>
    success(await ownExports(jobs, caller, language)),
  );
  app.post('/api/report-export/cancel/:id', { config: { describes: describes.cancel } }, async (request) => {
    const { id } = await ownJob(jobs, request);
    if (!(await jobs.cancel(KIND, id, ownerOf(request.caller)))) throw conflict(say('exports.ended_already'));
    return success({ id }, say('exports.cancelled'));
  });
  app.get('/api/report-export/download/:id', { config: { describes: describes.download } }, async (request, reply) => {
    const { id, name, format, stream, bytes } = await finished(host, request);
    const { caller } = request;
    // Whoever has it need not be told of it.
    await host.database.tenant(caller.clientId, (tx) => markRead(tx, caller, { opens: { page: 'file', id } }));
    return reply
      .type(contentTypes[format])
      .headers({ 'content-length': bytes, 'cache-control': 'private, no-store', 'content-disposition': `attachment; filename="${name}"` })
      .send(stream);
  });
  return host;
}

async function generate(host: ExportHost, { caller, body }: FastifyRequest): Promise<number | undefined> {
  const owner = ownerOf(caller);
  const asked = readExportRequest(valuesIn(body), caller.language ?? 'en');
  await validate(host, caller, asked);
  if ((await host.jobs.unfinished(KIND, owner)) >= MAX_AT_ONCE) throw tooMany(10, say('exports.too_many_at_once', { most: MAX_AT_ONCE }));
  await host.files.removeOld();
  return host.jobs.enqueue(KIND, asked, owner);
}

function ownerOf(caller: Caller): JobOwner {
  refusePrograms(caller);
  return { clientId: caller.clientId, userId: caller.userId };
}

async function ownJob(jobs: Jobs, { caller, params }: FastifyRequest) {
  const id = String(valuesIn(params).id);
  const job = /^\d{1,15}$/.test(id) ? await jobs.status(KIND, Number(id), ownerOf(caller)) : undefined;
  if (!job) throw notFound(say('exports.not_found'));
  return job;
}

async function ownExports(jobs: Jobs, caller: Caller, language: string): Promise<object[]> {
  const made = await jobs.recent(KIND, ownerOf(caller), MAX_LISTED);
  return made.map(({ id, status, progress, message, payload, result, created_at, finished_at }) => {
    const { of, format } = payload as ExportRequest;
    const isKept = status === 'completed' && finished_at !== null;
    return {
      id,
      of,
      format,
      status,
      progress,
      created_at,
      expires_at: isKept ? new Date(Date.parse(finished_at) + KEPT_MS).toISOString() : null,
      name: isKept ? (result as ExportResult).name : null,
      message: message === null ? null : wordsOf(language, message),
    };
  });
}

/** @throws ApiError 409 before it is made, 404 after it is gone, 403 where a right that it was made with is */
async function finished({ jobs, files, model }: ExportHost, request: FastifyRequest) {
  const { id, status, payload, result } = await ownJob(jobs, request);
  const { of, format, sections = [] } = payload as ExportRequest;
  const permissions = [of, ...sections.map((section) => section.of)].map((one) =>
    'resource' in one ? model.resources[one.resource]?.permissions.list : model.reports[one.report]?.permission,
  );
  if (!permissions.every((permission) => permission !== undefined && request.caller.permissionsAnywhere.has(permission))) throw forbidden();
  if (status !== 'completed') throw conflict(say(status === 'failed' || status === 'cancelled' ? 'bulk.not_made' : 'bulk.still_made'));
  const { file, name, behind } = result as ExportResult;
  if (!holdsStill(request.caller, behind)) throw forbidden(RIGHT_IS_GONE);
  const stored = await files.read(file);
  if (!stored) throw notFound(say('bulk.not_kept'));
  return { id, name, format, ...stored };
}
