import { sql } from 'kysely';
import { type Label, oneOf, someOf } from '#/i18n/blanks.ts';
import { say } from '#/i18n/sentences.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import { PLATFORM_CLIENT } from '#/server/foundation/database/names.ts';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { invalid } from '#/server/foundation/http/apiError.ts';
import type { Caller } from '../permissions/caller.ts';

interface Wanted {
  resource: ResourceModel;
  clientId: number;
  caller: Pick<Caller, 'isPlatform'>;
  /** What the limit is called, for the super-admin who can raise it. */
  limit: Label;
}

/**
 * Refuses so many more records as are not agreed with the business. Whoever adds the last one comes before the next in line, so that two
 * at once do not both see room. @throws ApiError 422 at the record's title
 */
export async function refuseBeyondLimit(tx: Transaction, { resource, clientId, caller, limit }: Wanted, more = 1): Promise<void> {
  const { limitedBy, table, title } = resource;
  if (limitedBy === undefined || clientId === PLATFORM_CLIENT) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`limit ${limitedBy}`}, ${clientId}))`.execute(tx);
  const { rows } = await sql<{ most: number | null; present: number }>`
    select ${sql.ref(`c.${limitedBy}`)} as most, (select count(*) from ${sql.id('tenant', table)} as t
      where t.client_id = ${clientId}) as present
    from public.clients as c where c.client_id = ${PLATFORM_CLIENT} and c.id = ${clientId}`.execute(tx);
  const [found] = rows;
  if (!found || found.most === null || found.present + more <= found.most) return;
  const { most, present } = found;
  const said = { most, present, things: most === 1 ? oneOf(resource) : someOf(resource) };
  throw invalid({
    [title]: [caller.isPlatform ? say('access.client_account_full', { ...said, limit }) : say('access.account_full', said)],
  });
}
