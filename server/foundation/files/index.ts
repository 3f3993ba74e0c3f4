import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { S3Config } from '#/server/config/config.ts';
import type { Limits } from '#/server/config/limits.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { forbidden, invalid, notFound, tooLarge } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Jobs } from '#/server/foundation/jobs/jobs.ts';
import type { Traced } from '#/server/foundation/traced.ts';
import { type FileStore, fileStore } from './fileStore.ts';
import { typeOfName } from './fileTypes.ts';
import { removeOrphans } from './orphans.ts';
import { type FilePlace, newPlace, type SignedAddresses, signedAddresses } from './signedAddress.ts';
import { noteStored, noteUpload } from './uploadLedger.ts';
import { Uploads } from './uploads.ts';

export interface FileOptions {
  /** Files stand in `uploads` there, unless there is a store. */
  dataDir: string;
  s3: S3Config | undefined;
  /** The host's: what signs its addresses is made of it. */
  jwtSecret: string;
  now?: () => number;
  database: Database;
  model: Model;
  jobs: Jobs;
  limits: Limits;
  traced?: Traced | undefined;
}

const MAX_BYTES = 25 * 1024 * 1024;
const nameSchema = {
  type: 'object',
  required: ['file_name'],
  additionalProperties: false,
  properties: { file_name: { type: 'string', minLength: 1, maxLength: 255 } },
};

const describes = {
  tag: 'Files',
  summary: 'An address to put a file to, and the one it will be read at',
  data: { type: 'object', properties: { url: { type: 'string' }, public_url: { type: 'string' } }, required: ['url', 'public_url'] },
};

/**
 * Uploads: an address for one file, its bytes, and the file for whoever knows where it is; what nothing needs goes by itself. Source: the
 * API contract, "Files".
 */
export async function files(
  app: FastifyInstance,
  { dataDir, s3, jwtSecret, now, database, model, jobs, limits, traced }: FileOptions,
): Promise<void> {
  const addresses = signedAddresses(jwtSecret, now);
  const uploads = new Uploads(dataDir);
  const store = fileStore(dataDir, s3, traced);
  app.post('/api/v1_0/get-presigned-url', { schema: { body: nameSchema }, config: { describes } }, async ({ body, caller }) => {
    const fileName = String(valuesIn(body).file_name);
    const place = newPlace(fileName);
    const type = typeOfName(place.name);
    if (!type) throw invalid({ file_name: [say('files.accepted')] });
    await noteUpload(database, caller, place, type, limits);
    return success({ url: addresses.sign(place, type.maxBytes), public_url: store.addressOf(place) });
  });
  app.get('/files/:key/:name', { config: { public: true } }, (request, reply) => serve(uploads, request, reply));
  await app.register(async (scope) => receiving(scope, store, addresses, database));
  jobs.every('files.orphans', DAY_MS, async () => {
    await removeOrphans(database, model, store);
    await uploads.sweep(Date.now());
  });
}

/** The one route whose body is no JSON: its bytes go to the disk as they come. */
function receiving(app: FastifyInstance, store: FileStore, addresses: SignedAddresses, database: Database): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  app.put('/files/:key/:name', { config: { public: true }, bodyLimit: MAX_BYTES }, async (request) => {
    const place = request.params as FilePlace;
    const maxBytes = addresses.read(place, valuesIn(request.query));
    if (maxBytes === undefined) throw forbidden(say('files.address_over'));
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
    // A refused file is still answered: leaving the loop must not end the connection.
    const { address, bytes } = await store.take(place, request.raw.iterator({ destroyOnReturn: false }), maxBytes);
    await noteStored(database, place, bytes);
    return success({ public_url: address });
  });
}

/** A file never runs as a page: not sniffed, sandboxed, and saved rather than shown unless it is a picture. */
async function serve(uploads: Uploads, request: FastifyRequest, reply: FastifyReply) {
  const place = request.params as FilePlace;
  const type = typeOfName(place.name);
  const file = type && (await uploads.read(place));
  if (!file) throw notFound(say('files.not_found'));
  return reply
    .type(type.mediaType)
    .headers({
      'content-length': file.bytes,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `${type.isImage ? 'inline' : 'attachment'}; filename="${place.name}"`,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .send(file.stream);
}
