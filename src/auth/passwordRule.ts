import type { Translate } from '#/i18n/translate.ts';

/** Length of a password in characters, as the host has it. Source: the API contract, "Access". */
export const passwordLength = { min: 10, max: 128 } as const;

/** The rule for a new password, and how far what is typed is from it. */
export function passwordHint(typed: string, t: Translate): string {
  const length = [...typed].length;
  if (length === 0) return t('auth.password_rule', passwordLength);
  if (length < passwordLength.min) return t('auth.password_missing', { count: passwordLength.min - length });
  return length > passwordLength.max ? t('auth.password_too_long', { count: length - passwordLength.max }) : t('auth.password_fits');
}

/** Why a new password will not do, or undefined. */
export function refusedPassword(typed: string, t: Translate): string | undefined {
  const length = [...typed].length;
  if (length === 0) return t('auth.new_password_required');
  return length < passwordLength.min || length > passwordLength.max ? t('auth.password_rule', passwordLength) : undefined;
}
