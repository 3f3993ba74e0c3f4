import { type Letter, letterOf } from '#/server/mail/letter.ts';
import { mailLanguageOf, mailTexts } from '#/server/mail/texts/mailTexts.ts';
import { type SecurityEventName, securityTexts } from '#/server/mail/texts/securityTexts.ts';
import type { Addressee } from './resetCodeLetter.ts';

/** What is told: when (ISO 8601 UTC), from where, and by whom where it was somebody else. */
export interface ToldEvent {
  event: SecurityEventName;
  at: string;
  address: string | null;
  device: string | null;
  by?: string;
  left?: number;
}

/** The letter that tells somebody of what happened to their way in, so that one who did not do it learns of it. */
export function securityLetter({ email, firstName, name, language: wanted, business }: Addressee, told: ToldEvent): Letter {
  const language = mailLanguageOf(wanted);
  const texts = securityTexts[language];
  const { subject, lead, remark, notYou } = texts.events[told.event];
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(new Date(told.at));
  const left = told.left === undefined ? undefined : texts.left(told.left);
  const facts: (readonly [string, string])[] = [
    ...(told.by ? [[texts.by, told.by] as const] : []),
    ...(told.address ? [[texts.from, told.address] as const, [texts.device, told.device ?? texts.unknownDevice] as const] : []),
  ];
  return letterOf({
    to: { name, address: email },
    language,
    business,
    subject,
    preview: texts.preview,
    blocks: [
      { kind: 'paragraph', text: mailTexts[language].greeting(firstName) },
      { kind: 'paragraph', text: lead(when) },
      ...(facts.length > 0 ? [{ kind: 'figures' as const, rows: facts }] : []),
      ...[remark, left].filter((text) => text !== undefined).map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'remark', text: notYou },
    ],
  });
}
