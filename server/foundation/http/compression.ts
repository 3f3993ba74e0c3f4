import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { varyBy } from './varyBy.ts';

/** Below this a JSON answer goes out as it is: gzip on hot answers costs a quarter to two thirds of the throughput. */
const compressFromBytes = 64 * 1024;

const gzipAsync = promisify(gzip);

/** Compresses large text answers for callers who take gzip; files and streams keep what they are. */
export function compression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < compressFromBytes || reply.hasHeader('Content-Encoding')) return payload;
    varyBy(reply, 'Accept-Encoding');
    if (!takesGzip(request)) return payload;
    const compressed = await gzipAsync(payload, { level: constants.Z_BEST_SPEED });
    reply.header('Content-Encoding', 'gzip').header('Content-Length', compressed.length);
    return compressed;
  });
}

/** Whether the caller takes an answer in gzip. */
export const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(String(headers['accept-encoding'] ?? ''));
