import { say } from '#/i18n/sentences.ts';
import type { Caller } from '#/server/access/permissions/caller.ts';
import { canUse, canUseEverywhere } from '#/server/access/permissions/permissions.ts';
import { requesterOf } from '#/server/access/permissions/requester.ts';
import { ApiError } from '#/server/foundation/http/apiError.ts';
import { OutsideRefused } from '#/server/foundation/outgoing/outsideAddress.ts';
import { type Claimed, TEST_EVENT } from './claims.ts';
import { isTold, messageFor, messageId } from './message.ts';
import type { Outcome } from './outcome.ts';
import { signedHeaders } from './signature.ts';
import type { WebhookHost } from './webhookHost.ts';
import { ownerOfSecret } from './webhookSecret.ts';

const TIME_MS = 10_000;
const ANSWER_BYTES = 4_096;
const GONE = 410;

/** One try: what is told with the rights of whoever stands behind the webhook by now, signed and sent. */
export async function deliver(host: WebhookHost, claimed: Claimed, signal: AbortSignal): Promise<Outcome> {
  if (!isTold(host, claimed.type)) return { kind: 'nothing' };
  const { owner } = claimed;
  if (owner === null) return { kind: 'stopped', problem: say('webhooks.nobody_behind') };
  const caller = await callerBehind(host, claimed, owner);
  if (!caller) return { kind: 'stopped', problem: say('webhooks.owner_may_not') };
  const secrets = secretsOf(host, claimed);
  if (!secrets.length) return { kind: 'stopped', problem: say('webhooks.no_secret') };
  const message = await messageFor(host, caller, claimed);
  if (!message) return { kind: 'skipped', problem: say('webhooks.not_visible') };
  return send(host, claimed, { body: JSON.stringify(message), secrets }, signal);
}

/** Whoever set it up, as long as they may have webhooks where it belongs. */
async function callerBehind(
  { database, model }: WebhookHost,
  { clientId, establishment }: Claimed,
  userId: number,
): Promise<Caller | undefined> {
  const permission = model.resources.webhooks?.permissions.list ?? '';
  try {
    const caller = await requesterOf(database, model.permissions, { clientId, userId });
    const may = establishment === null ? canUseEverywhere(caller, permission) : canUse(caller, permission, establishment);
    return may ? caller : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 403) return undefined;
    throw error;
  }
}

function secretsOf({ open }: WebhookHost, { clientId, webhook, secret, formerSecret }: Claimed): string[] {
  return [secret, formerSecret].flatMap((sealed) => (sealed === null ? [] : (open(sealed, ownerOfSecret(clientId, webhook)) ?? [])));
}

async function send(
  { fetchOutside }: WebhookHost,
  { address, event, type }: Claimed,
  { body, secrets }: { body: string; secrets: readonly string[] },
  signal: AbortSignal,
): Promise<Outcome> {
  const at = Math.floor(Date.now() / 1000);
  const begun = performance.now();
  try {
    const answered = await fetchOutside(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(secrets, { id: messageId(event), at, body }) },
      body,
      timeMs: TIME_MS,
      answerBytes: ANSWER_BYTES,
      redirects: 0,
      signal,
    });
    const { status } = answered;
    const answer = { status, body: answered.body, ms: Math.round(performance.now() - begun) };
    if (status >= 200 && status < 300) return { kind: 'taken', answer };
    const problem = status >= 300 && status < 400 ? say('webhooks.redirects', { status }) : say('webhooks.answered', { status });
    return { kind: 'refused', problem, gone: status === GONE && type !== TEST_EVENT, answer };
  } catch (error) {
    if (signal.aborted) return { kind: 'put back' };
    if (error instanceof OutsideRefused) return { kind: 'refused', problem: error.sentence };
    throw error;
  }
}
