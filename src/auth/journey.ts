import { numberIn, oneOf, textIn, valuesIn } from '#/model/values/shapes.ts';
import { usePlace } from './place.ts';

/** What one page on the way to a new password hands to the next. It stands in the browser's history entry, never in an address. */
export interface Journey {
  email?: string;
  /** When the code was asked for, in milliseconds since 1970. */
  askedAt?: number;
  resetToken?: string;
  /** What sign-in says to who comes from here. */
  notice?: 'password_set';
}

/** What came with this page; nothing where it was opened by itself. */
export function useJourney(): Journey {
  const { state } = usePlace();
  const { email, askedAt, resetToken, notice } = valuesIn(state);
  return {
    email: textIn(email) ?? undefined,
    askedAt: numberIn(askedAt) ?? undefined,
    resetToken: textIn(resetToken) ?? undefined,
    notice: oneOf(['password_set'], notice),
  };
}

/** Whether a text can be an e-mail address at all; the host has the last word. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
