import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';

/** Work of some kinds that a business may do so often within an hour. */
export interface Pace {
  clientId: number;
  /** What the kinds begin with. */
  kinds: string;
  most: number;
  /** Only work whose payload says so. */
  about?: Readonly<Record<string, string | number>>;
}

/**
 * The seconds until there is room for one more; undefined where there is. What waits for its time counts at that time, so that however many
 * wait, each hour gets its own. Two that are asked for at the same moment may both see the last room.
 */
export async function secondsUntilRoom(tx: Transaction, { clientId, kinds, most, about = {} }: Pace): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from run_at + interval '1 hour' - now()))::int as wait from public.jobs
    where client_id = ${clientId} and starts_with(kind, ${kinds}) and payload @> ${JSON.stringify(about)}::jsonb
      and run_at > now() - interval '1 hour'
    order by run_at desc offset ${most - 1} limit 1`.execute(tx);
  const wait = rows[0]?.wait;
  return wait === undefined ? undefined : Math.max(1, wait);
}
