import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { HOUR_MS } from '#/model/values/durations.ts';
import type { RecordWork } from '#/server/records/extensionPoints.ts';

/** What webhooks' secrets are sealed for. */
export const WEBHOOK_SECRETS = 'webhook secrets';
/** How long the secret before a new one signs beside it. */
const FORMER_HOURS = 24;

/** Whose a sealed secret is: for another webhook it does not open. */
export const ownerOfSecret = (clientId: number, webhook: number) => `${clientId}/${webhook}`;

/** Gives a webhook a new secret and answers it this once; the one before signs beside it for a day. */
export async function giveSecret({ tx, clientId, revealOnce, seal, now }: RecordWork, webhook: number): Promise<void> {
  if (!seal) return;
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const until = new Date(Date.parse(now) + FORMER_HOURS * HOUR_MS).toISOString();
  await sql`
    update public.webhooks set former_secret = secret,
      former_until = case when secret is null then null else ${until}::timestamptz end,
      secret = ${seal(secret, ownerOfSecret(clientId, webhook))}, secret_ending = ${secret.slice(-4)}
    where client_id = ${clientId} and id = ${webhook}`.execute(tx);
  revealOnce.signing_secret = secret;
}
