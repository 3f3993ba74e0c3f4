import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows at a moment, in milliseconds since 1970. */
export const codeAt = (key: string, timestamp: number): string => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
