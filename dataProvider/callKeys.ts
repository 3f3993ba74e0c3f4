import { HttpError } from 'ra-core';
import { MINUTE_MS } from '#/model/values/durations.ts';

/** For how long a call whose answer was lost is meant when the same one is made; the host remembers its keys for longer. */
const MEANT_AGAIN_MS = 10 * MINUTE_MS;

interface Unsettled {
  call: string;
  key: string;
  until: number;
}

/** Gives each act a key of its own, so that it is done once. */
export interface CallKeys {
  /** Makes a call, told by its parts, under a new key; under the one of the same call before, where nobody knows whether that arrived. */
  under<T>(call: readonly unknown[], send: (key: string) => Promise<T>): Promise<T>;
}

/** Makes the keys of one page's calls. Two of the same that are under way at once are two acts. */
export function createCallKeys(): CallKeys {
  let unsettled: readonly Unsettled[] = [];
  return {
    async under(parts, send) {
      const call = JSON.stringify(parts);
      const open = unsettled.filter(({ until }) => until > Date.now());
      const before = open.find((one) => one.call === call);
      unsettled = open.filter((one) => one !== before);
      const key = before?.key ?? newKey();
      try {
        return await send(key);
      } catch (error) {
        if (!isRefusal(error)) unsettled = [...unsettled, { call, key, until: Date.now() + MEANT_AGAIN_MS }];
        throw error;
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
