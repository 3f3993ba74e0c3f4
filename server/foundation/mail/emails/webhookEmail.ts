import { documentTexts } from '#/i18n/documents.ts';
import type { Language } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import type { Email, EmailLook } from '#/server/foundation/mail/emailContent.ts';

/** What an email about a webhook that was switched off says. */
export interface WebhookEmail {
  email: string;
  name: string;
  firstName: string;
  language: Language;
  business: string;
  webhook: string;
  /** Why, and what to do: a sentence of the language. */
  problem: string;
  /** Where its record is opened; null where the host does not know its own address. */
  link: string | null;
  look?: EmailLook | undefined;
}

/** A webhook was switched off by the host, told to one person. */
export function webhookEmail({ email, name, firstName, language, business, webhook, problem, link, look }: WebhookEmail): Email {
  const { greeting, webhook: texts } = documentTexts('mail', language);
  const subject = filled(texts.subject, { webhook });
  return emailOf({
    to: { name, address: email },
    language,
    business,
    look,
    subject,
    preview: problem,
    blocks: [
      { kind: 'paragraph', text: filled(greeting, { name: firstName }) },
      { kind: 'paragraph', text: filled(texts.lead, { webhook }) },
      { kind: 'paragraph', text: problem },
      ...(link ? [{ kind: 'link' as const, text: texts.open, address: link }] : []),
      { kind: 'remark', text: texts.why },
    ],
  });
}
