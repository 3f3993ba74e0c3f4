import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf } from '#/i18n/languages.ts';
import { type Sentence, sentenceIn } from '#/i18n/sentences.ts';
import { varyBy } from './varyBy.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The language of whoever reads the answer: the one that their screen is in where it says so, else the caller's own, else what the
     * request asks for.
     */
    language: Language;
  }
}

const SHOWN_LANGUAGE = 'x-shown-language';
const own = new WeakMap<FastifyRequest, Language>();

/** Every request has a language; whoever finds out who asks sets the one that they chose. */
export function language(app: FastifyInstance): void {
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return readersLanguage(this);
    },
    setter(this: FastifyRequest, chosen: Language) {
      own.set(this, chosen);
    },
  });
  // Refusals are put into words where they are made an envelope.
  app.addHook('preSerialization', async (request, reply, body) => {
    if (!isSaying(body)) return body;
    const language = spoken(request, reply);
    return typeof body.message === 'string' ? body : { ...body, message: sentenceIn(language, body.message) };
  });
}

/** An answer that says something: in the reader's words already, as a definition's own texts are, or not yet. */
function isSaying(body: unknown): body is { message: Sentence | string } {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'success' && 'message' in body;
}

/** A dashboard tells the language that it is shown in, so that what the host says is in the same one. */
function shownLanguage({ headers }: FastifyRequest): Language | undefined {
  const shown = headers[SHOWN_LANGUAGE];
  return typeof shown === 'string' && languageOf(shown) === shown ? languageOf(shown) : undefined;
}

/**
 * The language to answer a request in, which the answer's headers then name. What the request's own headers chose may differ for the next
 * one.
 */
export function spoken(request: FastifyRequest, reply: FastifyReply): Language {
  const chosen = readersLanguage(request);
  reply.header('Content-Language', chosen);
  if (!own.has(request)) varyBy(reply, 'Accept-Language', 'X-Shown-Language');
  return chosen;
}

/** Also of a request that is refused before it has all that this host adds to one. */
function readersLanguage(request: FastifyRequest): Language {
  return shownLanguage(request) ?? own.get(request) ?? acceptedLanguage(request.headers['accept-language']);
}

/** The language of ours that a caller likes best (RFC 9110 §12.5.4), English where there is none. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',', MAX_WISHES).map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { base: tag.split('-')[0] ?? '', weight: /^[01](?:\.\d{0,3})?$/.test(weight) ? Number(weight) : 0 };
  });
  const known = wishes.filter(({ base, weight }) => weight > 0 && languageOf(base) === base);
  return languageOf(known.sort((one, other) => other.weight - one.weight)[0]?.base);
}

/** Nobody lists more. */
const MAX_WISHES = 20;
