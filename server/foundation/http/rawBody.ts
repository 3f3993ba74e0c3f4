import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body as it came, of which nothing is looked at before who sent it is known. */
class RawBody {
  readonly #bytes: Buffer;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  get bytes(): Buffer {
    return this.#bytes;
  }
}

const NO_BODY = Buffer.alloc(0);

/** Leaves the bodies of a scope's requests as they come, whatever type they say they are of. */
export function rawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) => new RawBody(body));
}

/** The bytes of a request in such a scope. */
export const rawBodyOf = ({ body }: Pick<FastifyRequest, 'body'>): Buffer => (body instanceof RawBody ? body.bytes : NO_BODY);
