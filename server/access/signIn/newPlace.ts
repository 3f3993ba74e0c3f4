import { sql } from 'kysely';
import type { Transaction } from '#/server/foundation/database/unitOfWork.ts';
import { deviceOf } from './device.ts';
import { networkOf } from './signInLimits.ts';
import type { Visitor } from './visitor.ts';

/** For so many days a place is remembered. Source: the "not seen in 90 days". */
const REMEMBERED_DAYS = 90;

interface Signed {
  address: string | null;
  device: string | null;
}

/**
 * Whether somebody signs in from a network or a device from which they have not signed in (or registered) of late. The activity log
 * remembers.
 */
export async function isNewPlace(
  tx: Transaction,
  { clientId, userId }: { clientId: number; userId: number },
  here: Visitor,
): Promise<boolean> {
  const { rows } = await sql<Signed>`
    select distinct address, device from public.activity_log
    where client_id = ${clientId} and subject_type = 'users' and subject_id = ${userId} and created_by = ${userId}
      and event in ('signed_in', 'created') and created_at > now() - ${REMEMBERED_DAYS} * interval '1 day'`.execute(tx);
  const network = networkOf(here.address);
  const device = deviceOf(here.device);
  return (
    !rows.some((one) => one.address !== null && networkOf(one.address) === network) || !rows.some((one) => deviceOf(one.device) === device)
  );
}
