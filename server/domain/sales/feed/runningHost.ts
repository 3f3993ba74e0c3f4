import type { IntakeResult } from '#/server/domain/sales/intakeRoute.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import { FeedError } from './columns.ts';

/** A host that answers, and what is needed to be let in. */
export interface HostAccess {
  url: string;
  token: string;
}

/** Signs in with a password. @throws FeedError where it is refused */
export async function signIn(
  url: string,
  { email, password, clientSecret }: { email: string; password: string; clientSecret: string },
): Promise<HostAccess> {
  const body = { grant_type: 'password', client_id: 11, client_secret: clientSecret, scope: '', username: email, password };
  const { access_token } = await answerOf<{ access_token: string }>(url, '/oauth/token', { method: 'POST', body });
  return { url, token: access_token };
}

/** What the feed needs to know of an establishment. */
export interface FedEstablishment {
  id: number;
  title: string;
  currency: string;
  timezone: string;
  business_day_starts_at: string;
  behaviour: 'restaurant' | 'retail';
  client_id: number;
}

/** The establishment as the host knows it. @throws FeedError where the caller has none of that id */
export async function establishmentOf({ url, token }: HostAccess, id: number): Promise<FedEstablishment> {
  const { data } = await answerOf<{ data: FedEstablishment }>(url, `/api/establishment/${id}`, { token });
  return data;
}

/** Sends one batch; what is sent again by a retry changes nothing. @throws FeedError where the host refuses the batch or stays away */
export async function sendOrders(
  { url, token }: HostAccess,
  establishmentId: number,
  orders: readonly OrderInput[],
): Promise<IntakeResult[]> {
  const { data } = await answerOf<{ data: { list: IntakeResult[] } }>(url, '/api/sales/intake', {
    method: 'POST',
    token,
    body: { establishment_id: establishmentId, orders },
  });
  return data.list;
}

/** Splits orders into batches that the host takes: at most 500 orders and well under 5 MB. */
export function batchesOf(orders: readonly OrderInput[], most = 500): OrderInput[][] {
  const batches: OrderInput[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const order of orders) {
    const size = Buffer.byteLength(JSON.stringify(order)) + 1;
    if (bytes + size > BATCH_BYTES || (batches.at(-1)?.length ?? 0) >= most) {
      batches.push([]);
      bytes = 0;
    }
    batches.at(-1)?.push(order);
    bytes += size;
  }
  return batches;
}

const BATCH_BYTES = 4 * 1024 * 1024;
const TRIES = 5;

/** Calls the host, again where it is busy or away for a moment. @throws FeedError where it refuses or stays away */
export async function answerOf<T>(
  url: string,
  path: string,
  { method = 'GET', token, body }: { method?: string; token?: string; body?: unknown },
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const request = {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const answer = await fetch(new URL(path, url), request).catch((error: unknown) => unreachable(url, error));
    if (answer instanceof FeedError) {
      if (attempt >= TRIES) throw answer;
    } else if (answer.ok) return (await answer.json()) as T;
    else if (![429, 502, 503, 504].includes(answer.status) || attempt >= TRIES) throw new FeedError(await refusalOf(answer));
    await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt));
  }
}

function unreachable(url: string, error: unknown): FeedError {
  if (!(error instanceof TypeError)) throw error;
  return new FeedError(
    `No host answers at ${url}: start one with npm start, or name it with --url. What was sent before is kept; the same command goes on from there`,
  );
}

async function refusalOf(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    const { message, errors } = JSON.parse(text) as { message?: string; errors?: Record<string, string[]> };
    const fields = Object.entries(errors ?? {}).map(([field, sentences]) => `${field}: ${sentences.join(', ')}`);
    return [message ?? `The host answered ${answer.status}`, ...fields].join('\n');
  } catch (error) {
    if (error instanceof SyntaxError) return `The host answered ${answer.status} without a reason`;
    throw error;
  }
}
