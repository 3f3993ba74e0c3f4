import type { FastifyInstance } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import type { Model } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { ApiError, invalid } from '#/server/foundation/http/apiError.ts';
import { failure, success } from '#/server/foundation/http/envelope.ts';
import { spoken } from '#/server/foundation/http/language.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import { countReport, inOneReading, type ReportQuestion, type ValidatedQuestion, validateQuestion } from './answerReport.ts';
import type { ReportSource } from './report.ts';
import { dataOf } from './reportData.ts';

interface TogetherHost {
  database: Database;
  model: Model;
  /** Of each report by its name. */
  figures: ReadonlyMap<string, ReportSource>;
}

/** One of the questions: a report by its name, and what its own call is asked. */
interface Body {
  reports: readonly { report: string; question: Readonly<Record<string, unknown>> }[];
}

/** A question as it may be asked, or why it may not. */
type Asked = { question: ReportQuestion; validated: ValidatedQuestion } | { refusal: ApiError };

const MAX_REPORTS = 40;
const REFUSED = { type: 'object', properties: { status: { const: 'error' }, message: { type: 'string' } } };

/**
 * `POST /api/reports`: several reports as they are at one moment, each as its own call answers it. A question that is refused is refused
 * alone, in its place; figures of several businesses never stand in one reading.
 */
export function reportsTogether(app: FastifyInstance, { database, model, figures }: TogetherHost): void {
  const body = {
    type: 'object',
    properties: {
      reports: {
        type: 'array',
        minItems: 1,
        maxItems: MAX_REPORTS,
        items: {
          type: 'object',
          properties: {
            report: { type: 'string', enum: [...figures.keys()] },
            question: { type: 'object', description: "The body of the report's own call", additionalProperties: true },
          },
          required: ['report', 'question'],
          additionalProperties: false,
        },
      },
    },
    required: ['reports'],
    additionalProperties: false,
  };
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
      const asked: Asked[] = [];
      for (const { report: name, question: asking } of request.body.reports) {
        const report = present(model.reports[name], name);
        const source = present(figures.get(name), name);
        asked.push(await mayBeAsked({ database, model, report, source, caller, body: asking, language: 'en' }, now));
      }
      const answers = await answerAll(database, asked, now, (refusal) => failure(refusal, request.id, spoken(request, reply)));
      return success({ answers, as_of: now });
    },
  );
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
  now: string,
  inWords: (refusal: ApiError) => object,
): Promise<object[]> {
  const clients = new Set(asked.flatMap((one) => ('validated' in one ? [one.validated.rowScope.clientId] : [])));
  if (clients.size > 1) throw invalid({ reports: [say('reports.one_business')] });
  const [clientId] = clients;
  if (clientId === undefined) return asked.flatMap((one) => ('refusal' in one ? [inWords(one.refusal)] : []));
  return inOneReading(database, clientId, async (tx) => {
    const answers: object[] = [];
    for (const one of asked) {
      if ('refusal' in one) {
        answers.push(inWords(one.refusal));
        continue;
      }
      const counted = await orRefusal(() => countReport(tx, one.question, one.validated, now));
      answers.push(counted instanceof ApiError ? inWords(counted) : success(dataOf(one.question.report, counted)));
    }
    return answers;
  });
}
