import { type DocumentTexts, documentTexts, written } from '#/i18n/documents.ts';
import { languageOf } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import type { Email } from '#/server/foundation/mail/emailContent.ts';
import type { Addressee } from './resetCodeEmail.ts';

/** What can happen to somebody's way in. */
export type SecurityEventName = keyof DocumentTexts<'security'>['events'];

/** What to do where it was somebody else. */
const whatToDo: Readonly<Record<SecurityEventName, keyof DocumentTexts<'security'>['not_you']>> = {
  password_changed: 'ask_anew',
  email_changed: 'tell',
  two_factor_on: 'act_now',
  two_factor_off: 'act_now',
  two_factor_reset: 'tell',
  recovery_codes_made: 'act_now',
  recovery_code_used: 'act_now',
  new_sign_in: 'act_now',
  full_access_given: 'tell',
};

/** What is told: when (ISO 8601 UTC), from where, and by whom where it was somebody else. */
export interface SecurityFacts {
  event: SecurityEventName;
  at: string;
  address: string | null;
  device: string | null;
  by?: string;
  left?: number;
}

/** The email that tells somebody of what happened to their way in, so that one who did not do it learns of it. */
export function securityEmail({ email, firstName, name, language: wanted, business }: Addressee, happened: SecurityFacts): Email {
  const language = languageOf(wanted);
  const texts = documentTexts('security', language);
  const { subject, lead } = texts.events[happened.event];
  // Where what follows from it is not plain.
  const remarks: Partial<Record<SecurityEventName, string>> = texts.remarks;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(new Date(happened.at));
  const left = happened.left === undefined ? undefined : written(language, texts.left, { smart_count: happened.left });
  const facts: (readonly [string, string])[] = [
    ...(happened.by ? [[texts.by, happened.by] as const] : []),
    ...(happened.address
      ? [[texts.from, happened.address] as const, [texts.device, happened.device ?? texts.unknown_device] as const]
      : []),
  ];
  return emailOf({
    to: { name, address: email },
    language,
    business,
    subject,
    preview: texts.preview,
    blocks: [
      { kind: 'paragraph', text: filled(documentTexts('mail', language).greeting, { name: firstName }) },
      { kind: 'paragraph', text: filled(lead, { when }) },
      ...(facts.length > 0 ? [{ kind: 'figures' as const, rows: facts }] : []),
      ...[remarks[happened.event], left].filter((text) => text !== undefined).map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'remark', text: texts.not_you[whatToDo[happened.event]] },
    ],
  });
}
