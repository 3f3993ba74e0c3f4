import { sql } from 'kysely';
import { say } from '#/i18n/sentences.ts';
import { type SetUpStep, setUpSteps } from '#/resources/reference/setUpSteps.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUseAny, visibleEstablishments } from '#/server/access/permissions/permissions.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { notFound } from '#/server/foundation/http/apiError.ts';

/** Until a business is this old the dashboard says how far its set-up is. */
export const YOUNG_DAYS = 90;

/** Where it is seen that a step is done, and by which column its establishment is known. */
const seenIn: Readonly<Record<SetUpStep, { table: string; owner: string }>> = {
  establishment: { table: 'establishments', owner: 'id' },
  products: { table: 'products', owner: 'establishment_id' },
  taxes: { table: 'taxes', owner: 'establishment_id' },
  order_types: { table: 'order_types', owner: 'establishment_id' },
  people: { table: 'employees', owner: 'establishment_id' },
  first_order: { table: 'orders', owner: 'establishment_id' },
};

/** A business as it said itself. */
interface Business {
  country: string | null;
  currency: string | null;
  business_kind: string | null;
  is_young: boolean;
}

/** @throws ApiError 404 where it has just been removed */
export async function readBusiness(database: Database, clientId: number): Promise<Business> {
  const { rows } = await database.platform(
    (tx) =>
      sql<Business>`select country, currency, business_kind, created_at > now() - ${`${YOUNG_DAYS} days`}::interval as is_young
        from public.clients
        where client_id = ${PLATFORM_CLIENT} and id = ${clientId}`.execute(tx),
    { readonly: true },
  );
  if (!rows[0]) throw notFound(say('access.no_such_client'));
  return rows[0];
}

/** The steps that somebody may do, each with whether a record says that it is done where they may do it. */
export async function readSteps(database: Database, caller: Caller): Promise<{ name: string; is_done: boolean }[]> {
  const { clientId } = caller;
  const steps = setUpSteps.filter(({ permission }) => canUseAny(caller, [permission]));
  const looks = steps.map(({ name, permission }) => {
    const { table, owner } = seenIn[name];
    const open = visibleEstablishments(caller, permission);
    const there = open === 'all' ? sql`true` : sql`${sql.id(owner)} = any(${[...open]}::bigint[])`;
    return sql`exists (select 1 from ${sql.id('tenant', table)} where client_id = ${clientId} and ${there}) as ${sql.id(name)}`;
  });
  const { rows } = await database.tenant(clientId, (tx) => sql<Record<string, boolean>>`select ${sql.join(looks)}`.execute(tx), {
    readonly: true,
  });
  return steps.map(({ name }) => ({ name, is_done: rows[0]?.[name] === true }));
}
