import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesGzip } from './compression.ts';
import { varyBy } from './varyBy.ts';

const gzipAsync = promisify(gzip);

/** A text that is the same for everybody as long as the host runs: compressed once, and not sent again to a reader who has it. */
export class UnchangingText {
  readonly #text: string;
  readonly #etag: string;
  #compressed: Promise<Buffer> | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  }

  /** Answers with it, or with 304. @param type its media type */
  async answer(request: FastifyRequest, reply: FastifyReply, type: string): Promise<FastifyReply> {
    reply.headers({ ETag: this.#etag, 'Cache-Control': 'no-cache' });
    varyBy(reply, 'Accept-Encoding');
    // A proxy that compresses makes the tag a weak one; it says of the same text.
    const known = request.headers['if-none-match']?.split(/,\s*/).map((tag) => tag.replace(/^W\//, ''));
    if (known?.includes(this.#etag)) return reply.code(304).send();
    reply.type(type);
    if (!takesGzip(request)) return reply.send(this.#text);
    this.#compressed ??= gzipAsync(this.#text);
    return reply.header('Content-Encoding', 'gzip').send(await this.#compressed);
  }
}
