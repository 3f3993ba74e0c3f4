import { HttpError } from 'ra-core';
import { MINUTE_MS } from '#/model/values/durations.ts';

/** For how long a call whose answer was lost is meant when the same one is made; the host remembers its keys for longer. */
const MEANT_AGAIN_MS = 10 * MINUTE_MS;

/** A call that is under way, or of which nobody knows whether it arrived. */
interface Open {
  key: string;
  underWay: number;
  /** Until when the same call is meant again, once none is under way. */
  until: number;
}

/** Gives each act a key of its own, so that it is done once. */
export interface CallKeys {
  /**
   * Makes a call, told by its parts, under a new key; under that of the same call before, while it is under way (a button that was pressed
   * twice) and where nobody knows whether it arrived.
   */
  under<T>(call: readonly unknown[], send: (key: string) => Promise<T>): Promise<T>;
}

/** Makes the keys of one page's calls. */
export function createCallKeys(): CallKeys {
  const calls = new Map<string, Open>();
  const forgetOld = () => {
    for (const [call, { underWay, until }] of calls) if (underWay === 0 && until <= Date.now()) calls.delete(call);
  };
  return {
    async under(parts, send) {
      forgetOld();
      const call = JSON.stringify(parts);
      const open = calls.get(call) ?? { key: newKey(), underWay: 0, until: 0 };
      calls.set(call, open);
      open.underWay += 1;
      open.until = Date.now() + MEANT_AGAIN_MS;
      let isKnown = true;
      try {
        return await send(open.key);
      } catch (error) {
        isKnown = isRefusal(error);
        throw error;
      } finally {
        open.underWay -= 1;
        if (isKnown) open.until = 0;
        if (open.underWay === 0 && open.until === 0) calls.delete(call);
      }
    },
  };
}

/** What the host refused, it has not done. */
const isRefusal = (error: unknown) => error instanceof HttpError && error.status >= 400 && error.status < 500;

/** A key under which a call is done once, however often it arrives. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
