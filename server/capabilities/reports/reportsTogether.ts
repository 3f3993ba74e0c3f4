import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#/i18n/languages.ts';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { salesVersion, salesVersionNow, type Whose } from '#/server/domain/sales/salesVersion.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { ApiError, invalid } from '#/server/foundation/http/apiError.ts';
import { failure, JSON_TYPE, success } from '#/server/foundation/http/envelope.ts';
import { spoken } from '#/server/foundation/http/language.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import { countReport, inOneReading, type ReportQuestion, type ValidatedQuestion, validateQuestion } from './answerReport.ts';
import type { ReportSource } from './report.ts';
import { dataOf } from './reportData.ts';
import { establishmentReader } from './reportEstablishments.ts';
import { LONGEST_SHARED_S, LONGEST_UNCHANGED_S, SharedReadings } from './sharedReadings.ts';

interface TogetherHost {
  database: Database;
  model: Model;
  /** Of each report by its name. */
  figures: ReadonlyMap<string, ReportSource>;
}

interface Body {
  /** A report by its name, and what its own call is asked. */
  reports: readonly { report: string; question: Readonly<Record<string, unknown>> }[];
  /** Seconds. */
  max_age?: number;
  /** Seconds. */
  max_age_unchanged?: number;
}

/** A question as it may be asked, or why it may not. */
type Asked = { question: ReportQuestion; validated: ValidatedQuestion } | { refusal: ApiError };

const MAX_REPORTS = 40;
const REFUSED = { type: 'object', properties: { status: { const: 'error' }, message: { type: 'string' } } };

const bodySchema = (reports: readonly string[]) => ({
  type: 'object',
  properties: {
    reports: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_REPORTS,
      items: {
        type: 'object',
        properties: {
          report: { type: 'string', enum: reports },
          question: { type: 'object', description: "The body of the report's own call", additionalProperties: true },
        },
        required: ['report', 'question'],
        additionalProperties: false,
      },
    },
    max_age: {
      type: 'number',
      minimum: 0,
      maximum: LONGEST_SHARED_S,
      description:
        'How old the figures may be, in seconds: what was read for others who ask the same no longer ago may be the answer. Without it they are read now.',
    },
    max_age_unchanged: {
      type: 'number',
      minimum: 0,
      maximum: LONGEST_UNCHANGED_S,
      description:
        'How old they may be, in seconds, where no sale of these establishments has been stored or changed since, or none until max_age seconds ago. What else they follow from, such as shifts and costs, may have changed.',
    },
  },
  required: ['reports'],
  additionalProperties: false,
});

/**
 * `POST /api/reports`: several reports as they are at one moment, each as its own call answers it. A question that is refused is refused
 * alone, in its place; figures of several businesses never stand in one reading. Fifty dashboards of one business share one reading.
 */
export function reportsTogether(app: FastifyInstance, { database, model, figures }: TogetherHost): void {
  const shared = new SharedReadings();
  const body = bodySchema([...figures.keys()]);
  const answer = { type: 'object', properties: { status: { const: 'success' }, data: { type: 'object' } } };
  const data = {
    type: 'object',
    properties: { as_of: { type: 'string' }, answers: { type: 'array', items: { anyOf: [answer, REFUSED] } } },
  };
  const describes = { tag: 'Reports', summary: 'Several reports in one reading, so that their figures agree', body, data };
  app.post<{ Body: Body }>(
    '/api/reports',
    { config: { describes, work: 'report' }, schema: { body }, attachValidation: true },
    async (request, reply) => {
      refuseInvalid(request);
      const now = new Date().toISOString();
      const { caller } = request;
      const language = spoken(request, reply);
      const ownEstablishments = establishmentReader(database);
      const asked: Asked[] = [];
      for (const { report: name, question: asking } of request.body.reports) {
        const report = present(model.reports[name], name);
        const source = present(figures.get(name), name);
        asked.push(await mayBeAsked({ database, model, report, source, caller, body: asking, language: 'en', ownEstablishments }, now));
      }
      const inWords = (refusal: ApiError) => failure(refusal, request.id, language);
      const whose = whoseOf(asked);
      const read = async () => {
        const { answers, asOf, version } = await answerAll(database, asked, whose, now, inWords);
        return { answer: JSON.stringify(success({ answers, as_of: asOf })), asOf: Date.parse(asOf), version };
      };
      const { max_age: maxAge = 0, max_age_unchanged: unchangedMaxAge = 0 } = request.body;
      const version = async () => (whose ? salesVersionNow(database, whose) : '');
      const allowed = { maxAge, unchangedMaxAge, version };
      const { answer } = await (isShared(asked) ? shared.take(digestOf(asked, whose, caller, language), allowed, read) : read());
      return reply.type(JSON_TYPE).send(answer);
    },
  );
}

/** What a search finds may depend on who searches. */
function isShared(asked: readonly Asked[]): boolean {
  return asked.every((one) => 'refusal' in one || one.validated.whole === undefined);
}

/** Whose figures are asked for; undefined where every question is refused. @throws ApiError 422 where they are of several businesses */
function whoseOf(asked: readonly Asked[]): Whose | undefined {
  const scopes = asked.flatMap((one) => ('validated' in one ? [one.validated.rowScope] : []));
  const [first, ...others] = scopes;
  if (!first) return undefined;
  const { clientId } = first;
  if (others.some((other) => other.clientId !== clientId)) throw invalid({ reports: [say('reports.one_business')] });
  return { clientId, establishments: [...new Set(scopes.flatMap(({ establishments }) => establishments.map(({ id }) => id)))] };
}

/** Of all that the answers depend on: the same for two who ask the same of the same business with the same rights. */
function digestOf(asked: readonly Asked[], whose: Whose | undefined, caller: Caller, language: Language): string {
  const questions = asked.map((one) => {
    if ('refusal' in one) return [one.refusal.statusCode, one.refusal.sentence, one.refusal.errors];
    const { rowScope, request } = one.validated;
    return [one.question.report.name, rowScope, request];
  });
  const rights = whose?.establishments.map((id) => [id, [...caller.permissionsIn(id)].sort()]);
  return createHash('sha256')
    .update(JSON.stringify([language, questions, rights]))
    .digest('base64');
}

async function mayBeAsked(question: ReportQuestion, now: string): Promise<Asked> {
  const validated = await orRefusal(() => validateQuestion(question, now));
  return validated instanceof ApiError ? { refusal: validated } : { question, validated };
}

/** What `work` gives, or why it is refused. @throws what is no refusal */
async function orRefusal<T>(work: () => Promise<T>): Promise<T | ApiError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.statusCode < 500) return error;
    throw error;
  }
}

async function answerAll(
  database: Database,
  asked: readonly Asked[],
  whose: Whose | undefined,
  now: string,
  inWords: (refusal: ApiError) => object,
): Promise<{ answers: object[]; asOf: string; version: string }> {
  if (!whose) return { answers: asked.flatMap((one) => ('refusal' in one ? [inWords(one.refusal)] : [])), asOf: now, version: '' };
  return inOneReading(database, whose.clientId, async (tx, asOf) => {
    const version = await salesVersion(tx, whose);
    const answers: object[] = [];
    for (const one of asked) {
      if ('refusal' in one) {
        answers.push(inWords(one.refusal));
        continue;
      }
      const counted = await orRefusal(() => countReport(tx, one.question, one.validated, asOf));
      answers.push(counted instanceof ApiError ? inWords(counted) : success(dataOf(one.question.report, counted)));
    }
    return { answers, asOf, version };
  });
}
