import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';
import { say } from '#/i18n/sentences.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { malformed, tooLarge } from './apiError.ts';

/** The most that a JSON body may weigh. Source: the API contract, "Envelope". */
export const jsonBodyLimitBytes = 5 * 1024 * 1024;

/**
 * Bodies are JSON objects in UTF-8 and nothing else: another content type, a broken text, a broken encoding or a bare
 * value is 400, too large a body 413. An empty body is an empty object, so that its missing fields are named.
 */
export function jsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(?:[\w.-]+\+)?json(?:\s*;.*)?$/i,
    { parseAs: 'buffer' },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      refuseOtherCharset(request.headers['content-type'] ?? '');
      return readJsonObject(body);
    },
  );
  // The announced size is validated before the content type, and without closing the connection, so that the caller reads the answer.
  app.addHook('onRequest', async (request) => {
    const limit = request.routeOptions.bodyLimit ?? jsonBodyLimitBytes;
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
    // Nothing is nothing, whatever type a client gives it (`curl -d ''` calls it a form).
    if (request.headers['content-length'] === '0') delete request.headers['content-type'];
  });
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {};
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a body. @throws ApiError `malformed` with a sentence that says what is wrong */
export function readJsonObject(body: Buffer): object | undefined {
  if (body.length === 0) return undefined;
  const value = parseJson(decode(body));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed(say('requests.not_an_object'));
  return value;
}

function decode(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw malformed(say('requests.not_utf8'));
  }
}

function parseJson(text: string): unknown {
  try {
    return parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (error) {
    const isPoisoned = String(valuesIn(error).message).includes('forbidden prototype');
    throw malformed(say(isPoisoned ? 'requests.forbidden_keys' : 'requests.not_json'));
  }
}

function refuseOtherCharset(contentType: string): void {
  const charset = /charset\s*=\s*"?([\w-]+)"?/i.exec(contentType)?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw malformed(say('requests.send_utf8'));
}
