import type { FastifyInstance, FastifyRequest } from 'fastify';
import { wordsOf } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { requesterOf } from '#/server/access/permissions/requester.ts';
import { conflict, forbidden, invalid, notFound, tooLarge } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Job, JobOwner } from '#/server/foundation/jobs/jobStore.ts';
import type { JobRun } from '#/server/foundation/jobs/runner.ts';
import { problem } from '#model/language';
import { belongings } from '../belongings.ts';
import type { WholeHost } from '../host.ts';
import { importNotice } from '../notices.ts';
import { isOwner } from '../whoMay.ts';
import { ArrivingFiles } from './arrivingFiles.ts';
import { describes } from './descriptions.ts';
import { firstFilled, refuseFilled } from './emptiness.ts';
import { importBusiness } from './importBusiness.ts';
import { unfinished } from './undo.ts';

/** The queue's kind of the work that fills a business from a file. */
const KIND = 'business.import';
const MAX_LISTED = 10;
const MAX_PIECE = 8 * 1024 * 1024;

interface Asked {
  file: string;
}

const allows = ({ caller }: FastifyRequest) => isOwner(caller);
const ownerOf = ({ clientId, userId }: Caller): JobOwner => ({ clientId, userId });

/** An empty business starts from an export: its owner uploads it piece by piece, and has it checked and stored as a whole. */
export async function importRoutes(app: FastifyInstance, host: WholeHost): Promise<void> {
  const { jobs, database, model } = host;
  const files = new ArrivingFiles(host.dataDir, host.maxBytes);
  const bring = async ({ file }: Asked, run: JobRun) => {
    const caller = await requesterOf(database, model.permissions, run);
    if (!isOwner(caller)) throw forbidden();
    const { clientId, userId, name } = caller;
    const brought = await importBusiness(host, await files.pathOf(clientId, file), { clientId, userId, name }, run);
    await files.remove(file);
    return brought;
  };
  jobs.handle(KIND, bring, { notice: async (_asked, end) => importNotice(end) });
  app.post('/api/business-import/file', { config: { allows, describes: describes.begin } }, async ({ caller }, reply) =>
    reply.code(201).send(success({ file: await files.begin(caller.clientId) })),
  );
  await app.register(async (scope) => receiving(scope, files));
  app.post(
    '/api/business-import',
    { schema: { body: describes.start.body }, config: { allows, describes: describes.start } },
    async (request) => success({ id: await start(host, files, request) }, say('whole.started')),
  );
  app.get('/api/business-import', { config: { allows, describes: describes.state } }, async ({ caller, language }) =>
    success(await stateOf(host, caller, language)),
  );
  app.post('/api/business-import/:id/cancel', { config: { allows, describes: describes.cancel } }, async ({ caller, params }) => {
    const given = String(valuesIn(params).id);
    const job = /^\d{1,15}$/.test(given) ? await jobs.status(KIND, Number(given), ownerOf(caller)) : undefined;
    if (!job) throw notFound(say('exports.not_found'));
    if (!(await jobs.cancel(KIND, job.id, ownerOf(caller)))) throw conflict(say('exports.ended_already'));
    return success({ id: job.id }, say('whole.cancelled'));
  });
}

/** The route whose body is no JSON: its bytes go to the disk as they come. */
function receiving(app: FastifyInstance, files: ArrivingFiles): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  app.put(
    '/api/business-import/file/:file',
    { bodyLimit: MAX_PIECE, config: { allows, describes: describes.piece } },
    async ({ caller, params, query, raw, headers }) => {
      const offset = Number(valuesIn(query).offset);
      if (!Number.isSafeInteger(offset) || offset < 0) throw invalid({ offset: [problem('wrong_type_whole')] });
      const pieces = headers['content-length'] === '0' ? [] : raw.iterator({ destroyOnReturn: false });
      return success({ bytes: await files.add(caller.clientId, String(valuesIn(params).file), offset, limited(pieces)) });
    },
  );
}

async function* limited(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > MAX_PIECE) throw tooLarge(MAX_PIECE);
    yield piece;
  }
}

/** @throws ApiError 404 without its file, 409 while another one runs, 422 where the business is not empty */
async function start(host: WholeHost, files: ArrivingFiles, { caller, body }: FastifyRequest): Promise<number> {
  const { clientId } = caller;
  const file = String(valuesIn(body).file);
  await files.sizeOf(clientId, file);
  if (!(await unfinished(host.database, clientId)))
    await refuseFilled(host.database, host.model, clientId, await belongings(host.database, host.model));
  const id = await host.jobs.enqueue(KIND, { file } satisfies Asked, ownerOf(caller), { key: 'one' });
  if (id === undefined) throw conflict(say('whole.running'));
  return id;
}

async function stateOf({ database, model, jobs, maxBytes }: WholeHost, caller: Caller, language: string) {
  const { clientId } = caller;
  const tables = await belongings(database, model);
  const filled = (await unfinished(database, clientId))
    ? undefined
    : await database.tenant(clientId, (tx) => firstFilled(tx, clientId, tables), { readonly: true });
  const runs = (await jobs.recent(KIND, ownerOf(caller), MAX_LISTED)).map((job) => answerOf(job, language));
  return { is_empty: filled === undefined, max_bytes: maxBytes, runs };
}

function answerOf({ id, status, progress, message, result, created_at }: Job, language: string) {
  const { business = null, rows = null, files = null } = valuesIn(result);
  return { id, status, progress, created_at, business, rows, files, message: message === null ? null : wordsOf(language, message) };
}
