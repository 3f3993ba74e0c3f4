import type { FastifyInstance, FastifyRequest } from 'fastify';
import { wordsOf } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import { numberIn, valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { requesterOf } from '#/server/access/permissions/requester.ts';
import { KEPT_MS } from '#/server/capabilities/exports/exportFiles.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import { conflict, forbidden, invalid, notFound, tooMany } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Job, JobOwner } from '#/server/foundation/jobs/jobStore.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import { causerOf } from '#/server/records/routeContext.ts';
import { readBusiness } from '../businessFacts.ts';
import type { WholeHost } from '../host.ts';
import { exportNotice } from '../notices.ts';
import { isOwner, mayEnter, mayTake } from '../whoMay.ts';
import { describes } from './descriptions.ts';
import { type Exported, exportBusiness } from './exportBusiness.ts';

/** The queue's kind of the work that writes a business into a file. */
const KIND = 'business.export';
const MAX_LISTED = 20;
/** Exports of one person that may wait or run at a time. */
const MAX_AT_ONCE = 2;

interface Asked {
  clientId: number;
}

/** Everything of a business as one file, for its owners, and for super-admins who may enter it. */
export function exportRoutes(app: FastifyInstance, host: WholeHost): void {
  const { jobs } = host;
  const allows = ({ caller }: FastifyRequest) => isOwner(caller) || mayEnter(caller);
  const make = async ({ clientId }: Asked, run: JobRun) => {
    if (!mayTake(await requesterOf(host.database, host.model.permissions, run), clientId)) throw forbidden();
    return exportBusiness(host, clientId, run);
  };
  jobs.handle(KIND, make, { notice: async (_asked, end) => exportNotice(end) });
  app.post(
    '/api/business-export',
    { schema: { body: describes.start.body }, config: { allows, describes: describes.start } },
    async (request) => success({ id: await start(host, request) }, say('exports.started')),
  );
  app.get('/api/business-export', { config: { allows, describes: describes.own } }, async ({ caller, language }) =>
    success((await jobs.recent(KIND, ownerOf(caller), MAX_LISTED)).map((job) => answerOf(job, language))),
  );
  app.post('/api/business-export/:id/cancel', { config: { allows, describes: describes.cancel } }, async (request) => {
    const { id } = await ownJob(host, request);
    if (!(await jobs.cancel(KIND, id, ownerOf(request.caller)))) throw conflict(say('exports.ended_already'));
    return success({ id }, say('exports.cancelled'));
  });
  app.get('/api/business-export/:id/download', { config: { allows, describes: describes.download } }, async (request, reply) => {
    const { name, stream, bytes } = await finished(host, request);
    return reply
      .type('application/zip')
      .headers({ 'content-length': bytes, 'cache-control': 'private, no-store', 'content-disposition': `attachment; filename="${name}"` })
      .send(stream);
  });
}

const ownerOf = ({ clientId, userId }: Caller): JobOwner => ({ clientId, userId });

/** Asks for it, with a line in the log of the business whose everything it is. */
async function start(host: WholeHost, request: FastifyRequest): Promise<number | undefined> {
  const { caller } = request;
  const clientId = businessOf(request);
  const { name } = await readBusiness(host, clientId);
  if ((await host.jobs.unfinished(KIND, ownerOf(caller))) >= MAX_AT_ONCE)
    throw tooMany(10, say('exports.too_many_at_once', { most: MAX_AT_ONCE }));
  await host.files.removeOld();
  const by = causerOf(request);
  await host.database.tenant(clientId, (tx) =>
    recordActivity(tx, {
      clientId,
      event: 'performed',
      description: say('activity.taken_along', { name }),
      by,
      at: new Date().toISOString(),
    }),
  );
  return host.jobs.enqueue(KIND, { clientId } satisfies Asked, ownerOf(caller));
}

/** @throws ApiError 422 where the caller must name a business and does not, or may not and does */
function businessOf({ caller, body }: FastifyRequest): number {
  const named = numberIn(valuesIn(body).client_id);
  if (!caller.isPlatform && named !== null) throw invalid({ client_id: [say('whole.own_business')] });
  if (caller.isPlatform && named === null) throw invalid({ client_id: [say('whole.which_business')] });
  return named ?? caller.clientId;
}

async function ownJob({ jobs }: WholeHost, { caller, params }: FastifyRequest): Promise<Job> {
  const id = String(valuesIn(params).id);
  const job = /^\d{1,15}$/.test(id) ? await jobs.status(KIND, Number(id), ownerOf(caller)) : undefined;
  if (!job) throw notFound(say('exports.not_found'));
  return job;
}

function answerOf({ id, status, progress, message, payload, result, created_at, finished_at }: Job, language: string): object {
  const isKept = status === 'completed' && finished_at !== null;
  const { name = null, bytes = null, rows = null, files = null } = isKept ? valuesIn(result) : {};
  return {
    id,
    client_id: numberIn(valuesIn(payload).clientId),
    status,
    progress,
    created_at,
    expires_at: isKept ? new Date(Date.parse(finished_at) + KEPT_MS).toISOString() : null,
    ...{ name, bytes, rows, files },
    message: message === null ? null : wordsOf(language, message),
  };
}

/** @throws ApiError 409 before it is made, 404 after it is gone, 403 where its asker may not have it any more */
async function finished(host: WholeHost, request: FastifyRequest) {
  const { status, payload, result } = await ownJob(host, request);
  if (!mayTake(request.caller, numberIn(valuesIn(payload).clientId) ?? 0)) throw forbidden();
  if (status !== 'completed') throw conflict(say(status === 'failed' || status === 'cancelled' ? 'bulk.not_made' : 'bulk.still_made'));
  const { file, name } = result as Exported;
  const stored = await host.files.read(file);
  if (!stored) throw notFound(say('bulk.not_kept'));
  return { name, ...stored };
}
