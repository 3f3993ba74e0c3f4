import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '#/model/values/durations.ts';
import type { OrderInput } from '#/server/domain/sales/orderInput.ts';
import type { Call, Happening } from './happenings.ts';
import type { Place } from './places.ts';

/** Until a call that met a lost connection is sent again: under the same key, so that nothing is done twice. */
const AGAIN_MS = 100;
/** More calls than this are not under way at once: what is due then waits, and its waiting counts. */
const MOST_AT_ONCE = 400;
const PATIENCE_MS = 120_000;

/** What was answered, and when. */
export interface Traffic {
  /** Milliseconds from when each call was due until it was answered, by its kind. */
  took: Map<string, number[]>;
  /** How often a call was sent again, because the host did not answer any more, or its database was away. */
  again: number;
  /** Answers that are not what was asked for, and how often. */
  refused: Map<string, number>;
  /** The newest state of each order that the host acknowledged, by its place and uuid. */
  acknowledged: Map<Place, Map<string, OrderInput>>;
  /** Real seconds from the first call to the last answer. */
  seconds: number;
}

/**
 * Makes the calls when they are due, whether those before are answered or not, so that a host which is too slow cannot slow down who asks.
 * @param speed seconds of the day in one real second @param isPatient calls that are answered 503 are made again
 */
export async function live(
  nextUrl: () => string,
  happenings: readonly Happening[],
  { from, speed, isPatient = false }: { from: number; speed: number; isPatient?: boolean },
): Promise<Traffic> {
  const traffic: Traffic = { took: new Map(), refused: new Map(), acknowledged: new Map(), again: 0, seconds: 0 };
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  for (const one of happenings) {
    const due = began + (one.at - from) / speed;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    while (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
    const call = make(nextUrl, one, { traffic, isPatient }).then((answered) => {
      if (!answered) return;
      const took = traffic.took.get(one.kind) ?? [];
      took.push(performance.now() - due);
      traffic.took.set(one.kind, took);
    });
    const tracked: Promise<void> = call.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  }
  await Promise.all(underWay);
  traffic.seconds = (performance.now() - began) / 1000;
  return traffic;
}

/** @returns whether it was answered as it should be */
async function make(
  nextUrl: () => string,
  { kind, place, call }: Happening,
  { traffic, isPatient }: { traffic: Traffic; isPatient: boolean },
): Promise<boolean> {
  const { path, isTill, order } = call;
  const until = performance.now() + PATIENCE_MS;
  const init = requestOf(place, call);
  for (;;) {
    try {
      const answer = await fetch(nextUrl() + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const text = await answer.text();
      if (isPatient && answer.status === 503 && performance.now() < until) {
        traffic.again += 1;
        await wait(Number(answer.headers.get('retry-after')) * SECOND_MS || AGAIN_MS);
        continue;
      }
      const problem = answer.ok ? isTill && untaken(text) : `${answer.status} ${sentenceOf(text)}`;
      if (problem) return count(traffic, `${kind}: ${problem}`);
      break;
    } catch (error) {
      if (!isLost(error) || performance.now() > until)
        return count(traffic, `${kind}: ${error instanceof Error ? error.message : String(error)}`);
      traffic.again += 1;
      await wait(AGAIN_MS);
    }
  }
  if (!order) return true;
  const own = traffic.acknowledged.get(place) ?? new Map<string, OrderInput>();
  traffic.acknowledged.set(place, own.set(order.uuid, order));
  return true;
}

/** What is sent, each time the same. */
function requestOf({ address }: Place, { method, body, token, isChange }: Call): RequestInit {
  const headers = {
    'x-forwarded-for': address,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...(isChange && { 'idempotency-key': randomUUID() }),
  };
  return { method, headers, ...(body && { body: JSON.stringify(body) }) };
}

/** Whether the host could not be reached, or was gone before it had answered. */
const isLost = (error: unknown) => error instanceof TypeError && error.cause instanceof Error;

/** What an answer says that is no success. */
function sentenceOf(text: string): string {
  const { message, errors } = JSON.parse(text) as { message?: string; errors?: object };
  return `${message}${errors ? ` ${JSON.stringify(errors)}` : ''}`;
}

/** Why a till's order or entry was not taken, where it was not. */
function untaken(text: string): string | undefined {
  const { data } = JSON.parse(text) as { data: { list: { status: string; errors?: unknown }[] } };
  const bad = data.list.find(({ status }) => status === 'rejected' || status === 'outside');
  return bad && `${bad.status} ${JSON.stringify(bad.errors ?? '')}`;
}

function count({ refused }: Traffic, what: string): false {
  refused.set(what, (refused.get(what) ?? 0) + 1);
  return false;
}
