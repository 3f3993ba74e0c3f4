import { type Answer, CallError, createCall } from './call.ts';
import type { TokenStore } from './token.ts';

/** For how long a business can be entered, in minutes (the host's choices). */
export const supportMinutes = [15, 30, 60] as const;

/** What is asked of who enters a business. */
export interface Entry {
  reason: string;
  minutes: (typeof supportMinutes)[number];
}

/** The way of a super-admin into a client's business and out again. */
export interface Support {
  /**
   * Goes on with a token of the business; one's own waits. `from`: the path to come back to. @throws {CallError} where the host refuses.
   */
  enter(clientId: number | string, entry: Entry, from: string): Promise<void>;
  /** Has the token of the business revoked and goes on with one's own. @throws {CallError} where the host cannot be asked. */
  leave(): Promise<void>;
}

interface SupportOptions {
  apiUrl: string;
  token: TokenStore;
  /** Why nothing may be written at the moment; undefined: it may. */
  whyNot?: () => string | undefined;
}

/** Asks the host with the token of the moment. */
export function createSupport({ apiUrl, token, whyNot }: SupportOptions): Support {
  const call = createCall(apiUrl);
  const authorised = async <T>(path: string, body?: object): Promise<Answer<T>> => {
    try {
      return await call<T>('POST', path, { body, token: token.token() });
    } catch (error) {
      if (error instanceof CallError && error.status === 401) token.clear('expired');
      throw error;
    }
  };
  return {
    async enter(clientId, entry, from) {
      const refusal = whyNot?.();
      if (refusal) throw new CallError(refusal, 403);
      const path = `/api/admin/clients/general-info/${encodeURIComponent(clientId)}/enter`;
      const { data } = await authorised<{ access_token: string; client: { name: string } }>(path, entry);
      token.enter(data.access_token, { from, name: data.client.name });
    },
    async leave() {
      await authorised('/api/logout');
      token.leave();
    },
  };
}
