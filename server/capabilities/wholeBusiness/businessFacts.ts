import { sql } from 'kysely';
import { referenceContext } from '#/i18n/context.ts';
import { say } from '#/i18n/sentences.ts';
import { type Model, resourceOf } from '#/model/language/model.ts';
import { validateRecord } from '#/model/validation/validateRecord.ts';
import type { Values } from '#/model/values/shapes.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';
import type { Fields } from '#model/language';

/**
 * What a business's own record says of the business itself. The rest of it (plan, contract, limits, own address, logo) is agreed with one
 * platform, or is a file of it.
 */
const BUSINESS_FACTS = ['owner', 'email', 'phone', 'address', 'country', 'currency', 'business_kind', 'requires_two_factor'] as const;

/** A business as its own record has it: the name and what it says of itself. */
export type Business = { name: string } & Readonly<Record<(typeof BUSINESS_FACTS)[number], unknown>>;

/** @throws ApiError 404 where there is none of that number */
export async function readBusiness({ database }: { database: Database }, clientId: number): Promise<Business> {
  const columns = sql.join(['name', ...BUSINESS_FACTS].map((name) => sql.ref(name)));
  const { rows } = await database.platform(
    (tx) => sql<Business>`select ${columns} from public.clients where client_id = ${PLATFORM_CLIENT} and id = ${clientId}`.execute(tx),
    { readonly: true },
  );
  if (!rows[0]) throw notFound(say('whole.no_business'));
  return rows[0];
}

/** The facts of a file as they can be stored; undefined where they are none. An older file says nothing but the name. */
export function soundFacts(model: Model, name: string, said: Values): Values | undefined {
  const own = resourceOf(model, 'clients').fields;
  const fields = Object.fromEntries(
    ['name', ...BUSINESS_FACTS].flatMap((one) => {
      const field = own[one];
      return field ? [[one, one === 'name' ? field : { ...field, required: false }]] : [];
    }),
  ) as Fields;
  const facts = { name: name.trim(), ...Object.fromEntries(BUSINESS_FACTS.map((one) => [one, said[one] ?? null])) };
  return Object.keys(validateRecord({ fields }, facts, referenceContext)).length === 0 ? facts : undefined;
}
