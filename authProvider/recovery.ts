import { createCall } from './call.ts';

/**
 * The way back in for somebody who forgot their password: address → code → new password. Every step throws {CallError} where the host
 * refuses.
 */
export interface Recovery {
  /** Has a code sent, if there is such an account: the host never says. */
  requestCode(email: string): Promise<void>;
  /** @returns the reset token, good for one new password. */
  verifyCode(email: string, code: string): Promise<string>;
  resetPassword(resetToken: string, password: string): Promise<void>;
}

/** Asks the host, without a token. */
export function createRecovery(apiUrl: string): Recovery {
  const call = createCall(apiUrl);
  return {
    async requestCode(email) {
      await call('POST', '/api/v1_0/request-password-reset', { body: { email } });
    },
    async verifyCode(email, code) {
      const { data } = await call<{ reset_token: string }>('POST', '/api/v1_0/verify-password-request-code', { body: { email, code } });
      return data.reset_token;
    },
    async resetPassword(resetToken, password) {
      await call('POST', '/api/v1_0/reset-password', { body: { reset_token: resetToken, password } });
    },
  };
}
