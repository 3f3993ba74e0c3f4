import type { FastifyInstance } from 'fastify';
import { referenceContext } from '#/i18n/context.ts';
import { say } from '#/i18n/sentences.ts';
import { kindOf } from '#/model/kinds/index.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { validateRecord } from '#/model/validation/validateRecord.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import { recordActivity } from '#/server/foundation/activity/record.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid, notFound } from '#/server/foundation/http/apiError.ts';
import { success } from '#/server/foundation/http/envelope.ts';
import type { Fields } from '#model/language';
import type { Caller } from '../permissions/caller.ts';
import { type Visitor, visitorOf } from '../signIn/visitor.ts';
import { readProfile } from './profile.ts';

type Values = Record<string, unknown>;

/** The call's names → the user's own fields. */
const columns: Readonly<Record<string, string>> = {
  first_name: 'first_name',
  last_name: 'last_name',
  avatar_url: 'avatar',
  language: 'language',
};

/** PUT /api/v1_0/profile: what one may change of oneself. What is not given stays; validated by the user's own definition. */
export function editProfile(app: FastifyInstance, database: Database, model: Model): void {
  const own = resourceOf(model, 'users').fields;
  const fields = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, own[column]])) as Fields;
  app.put<{ Body: Values }>('/api/v1_0/profile', { schema: { body: schemaOf(fields) }, config: { selfOnly: true } }, async (request) => {
    const { caller, body } = request;
    const given = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, tidied(fields[name], value)]));
    const user = await database.platform(async (tx) => {
      const before = await readProfile(tx, caller);
      if (!before) throw notFound(say('access.no_profile'));
      const problems = validateRecord({ fields }, { ...before, ...given }, referenceContext, new Set(Object.keys(given)));
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const changes = Object.entries(given).filter(([name, value]) => valuesIn(before)[name] !== value);
      if (changes.length === 0) return before;
      await store(tx, caller, Object.fromEntries(changes.map(([name, value]) => [columns[name], value])));
      await log(
        tx,
        caller,
        visitorOf(request),
        Object.fromEntries(changes.map(([name, value]) => [columns[name], [valuesIn(before)[name], value] as const])),
      );
      return readProfile(tx, caller);
    });
    return success({ user, isFullAccess: caller.isFullAccess }, say('access.profile_saved'));
  });
}

function schemaOf(fields: Fields) {
  const schema = (name: string, { type, ...rest }: Values) =>
    name.endsWith('_name') ? { type, ...rest } : { anyOf: [{ type, ...rest }, { type: 'null' }] };
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schema(name, kindOf(field).schema(field))]));
  return { type: 'object', title: 'Profile', properties, additionalProperties: false };
}

/** A field with a default is never empty. */
function tidied(field: Fields[string] | undefined, value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : value;
  if (text !== '' && text !== null) return text;
  return field && 'default' in field && field.default !== undefined ? field.default : null;
}

async function store(tx: Transaction, { clientId, userId }: Caller, values: Values): Promise<void> {
  await tx
    .updateTable('users')
    .set({ ...values, updated_at: new Date().toISOString() })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .execute();
}

async function log(
  tx: Transaction,
  { clientId, userId, name }: Caller,
  visitor: Visitor,
  changes: Readonly<Record<string, readonly [unknown, unknown]>>,
) {
  const by = { userId, name, ...visitor };
  const at = new Date().toISOString();
  await recordActivity(tx, {
    clientId,
    event: 'updated',
    description: say('activity.profile_changed'),
    subjectType: 'users',
    subjectId: userId,
    changes,
    by,
    at,
  });
}
