import { ar } from './security/ar.ts';
import { en } from './security/en.ts';
import { es } from './security/es.ts';

/** What can happen to somebody's way in. */
export type SecurityEventName =
  | 'password_changed'
  | 'email_changed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'two_factor_reset'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'new_sign_in'
  | 'full_access_given';

interface SecurityEventTexts {
  subject: string;
  /** What happened, with its time. */
  lead(when: string): string;
  /** What follows from it, where that is not plain. */
  remark?: string;
  /** What to do where it was somebody else. */
  notYou: string;
}

/** What the letters about security say, in one language. */
export interface SecurityTexts {
  events: Readonly<Record<SecurityEventName, SecurityEventTexts>>;
  preview: string;
  from: string;
  device: string;
  unknownDevice: string;
  by: string;
  /** How many recovery codes are left. */
  left(count: number): string;
}

/** By the languages that letters are written in. */
export const securityTexts = { en, ar, es } satisfies Record<string, SecurityTexts>;
