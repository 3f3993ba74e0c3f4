import { documentTexts, written } from '#/i18n/documents.ts';
import type { Language } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import type { Block, Email, EmailLook } from '#/server/foundation/mail/emailContent.ts';

/** What an email about alerts says. */
export interface AlertEmail {
  email: string;
  name: string;
  firstName: string;
  language: Language;
  business: string;
  /** The establishment's name. */
  establishment: string;
  /** What was found, in sentences of the language, and what shows more of it. */
  alerts: readonly { text: string; opens: { text: string; address: string } | null }[];
  /** Where they are opened; null where the host does not know its own address. */
  link: string | null;
  look?: EmailLook | undefined;
}

/** As many as are told in one email; the dashboard has all. */
const MOST_TOLD = 20;

/** What went past a limit of an establishment, told to one person. */
export function alertEmail({ email, name, firstName, language, business, establishment, alerts, link, look }: AlertEmail): Email {
  const { greeting, alert: texts } = documentTexts('mail', language);
  const shown = alerts.slice(0, MOST_TOLD);
  const more = alerts.length - MOST_TOLD;
  const subject = alerts.length === 1 ? (shown[0]?.text ?? '') : written(language, texts.several, { smart_count: alerts.length });
  return emailOf({
    to: { name, address: email },
    language,
    business,
    look,
    subject: `${establishment} · ${subject}`,
    preview: shown.map(({ text }) => text).join(' · '),
    blocks: [
      { kind: 'paragraph', text: filled(greeting, { name: firstName }) },
      { kind: 'paragraph', text: filled(texts.lead, { establishment }) },
      ...shown.flatMap(({ text, opens }): Block[] => [
        { kind: 'paragraph', text },
        ...(opens ? [{ kind: 'link' as const, ...opens }] : []),
      ]),
      ...(more > 0 ? [{ kind: 'paragraph' as const, text: written(language, texts.more, { smart_count: more }) }] : []),
      ...(link ? [{ kind: 'link' as const, text: texts.open, address: link }] : []),
      { kind: 'remark', text: texts.why },
    ],
  });
}
