import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#/i18n/languages.ts';
import type { Sentence } from '#/i18n/sentences.ts';
import { present, textIn, valuesIn } from '#/model/values/shapes.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { FieldErrors } from '#/server/foundation/http/apiError.ts';
import { errorsIn, success } from '#/server/foundation/http/envelope.ts';
import type { Description } from '#/server/foundation/http/openApiTypes.ts';
import { refuseInvalid } from '#/server/foundation/http/validation.ts';
import type { SellingEstablishment } from './figures.ts';
import { sellingEstablishmentOf } from './sellingEstablishment.ts';

/** One thing that a till sent, or why it is refused. */
export type Read<T> = { sound: T } | { errors: FieldErrors };

/** What became of a sound one: the record that it stands in, or why it is refused all the same. */
export type Became<S extends string> = { id: number | null; status: S } | { status: 'rejected'; errors: FieldErrors };

/** How many of those sent ended so. */
type Count<S extends string> = (status: S | 'rejected') => number;

/** A call by which points of sale report up to 500 things of one establishment. */
export interface TillCall<T, S extends string> {
  path: string;
  permission: string;
  /** The key of the body's list, and the body. */
  list: string;
  body: object;
  describes: Pick<Description, 'tag' | 'summary' | 'description' | 'body'>;
  /** How what is answered calls the record that a thing stands in. */
  record: string;
  /** What may become of one, beside being refused. */
  statuses: readonly S[];
  /** Validates one by itself, so that a bad one does not stop the others. */
  read: (value: unknown, establishment: SellingEstablishment, request: FastifyRequest) => Read<T>;
  /** Stores the sound ones in one unit of work; what it answers stands in their order, and is durable. */
  store: (sound: readonly T[], establishment: SellingEstablishment, request: FastifyRequest) => Promise<readonly Became<S>[]>;
  say: (count: Count<S>) => Sentence;
  /** Follows once all are stored. */
  afterwards?: (count: Count<S>, request: FastifyRequest) => Promise<void>;
}

/** Makes the route of a till's call: whose it is, what is sent, what became of each, in the order sent. */
export function tillCall<T, S extends string>(app: FastifyInstance, database: Database, call: TillCall<T, S>): void {
  const describes = { ...call.describes, data: answerOf(call), refusals: [404] };
  app.post<{ Body: Record<string, unknown> }>(
    call.path,
    { schema: { body: call.body }, attachValidation: true, config: { permission: call.permission, describes } },
    async (request) => {
      const asked = await sellingEstablishmentOf(database, request.caller, call.permission, request.body?.establishment_id);
      refuseInvalid(request);
      const establishment = present(asked, 'establishment whose till calls');
      const sent: unknown = request.body[call.list];
      const became = await takeIn(call, Array.isArray(sent) ? sent : [], establishment, request);
      const count: Count<S> = (status) => became.filter((one) => one.became.status === status).length;
      await call.afterwards?.(count, request);
      return success({ list: became.map((one) => said(call, one, request.language)) }, call.say(count));
    },
  );
}

type Outcome<S extends string> = { uuid: string | null; became: Became<S> };

async function takeIn<T, S extends string>(
  { read, store }: TillCall<T, S>,
  sent: readonly unknown[],
  establishment: SellingEstablishment,
  request: FastifyRequest,
): Promise<Outcome<S>[]> {
  const validated = sent.map((value) => read(value, establishment, request));
  const sound = validated.flatMap((one) => ('sound' in one ? [one.sound] : []));
  const outcomes = (sound.length ? await store(sound, establishment, request) : []).values();
  return validated.map((one, at) => ({
    uuid: textIn(valuesIn(sent[at]).uuid),
    became: 'sound' in one ? present(outcomes.next().value, 'outcome of a sound one') : { status: 'rejected', errors: one.errors },
  }));
}

function said<T, S extends string>({ record }: TillCall<T, S>, { uuid, became }: Outcome<S>, language: Language) {
  return 'errors' in became
    ? { uuid, [record]: null, status: became.status, errors: errorsIn(language, became.errors) }
    : { uuid, [record]: became.id, status: became.status };
}

function answerOf<T, S extends string>({ record, statuses }: TillCall<T, S>) {
  const properties = {
    uuid: { type: ['string', 'null'] },
    [record]: { type: ['integer', 'null'] },
    status: { enum: [...statuses, 'rejected'] },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  };
  const items = { type: 'object', properties, required: ['uuid', record, 'status'] };
  return { type: 'object', properties: { list: { type: 'array', items } }, required: ['list'] };
}
