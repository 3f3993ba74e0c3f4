import { documentTexts } from '#/i18n/documents.ts';
import { languageOf } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import type { Email } from '#/server/foundation/mail/emailContent.ts';

/** Whom an email about an account goes to. */
export interface Addressee {
  email: string;
  firstName: string;
  name: string;
  language: string | null;
  business: string;
}

/** The email with the code that opens the way to a new password. */
export function resetCodeEmail({ email, firstName, name, language: wanted, business }: Addressee, code: string, minutes: number): Email {
  const language = languageOf(wanted);
  const { greeting, reset_code: texts } = documentTexts('mail', language);
  return emailOf({
    to: { name, address: email },
    language,
    business,
    subject: texts.subject,
    preview: filled(texts.preview, { minutes }),
    blocks: [
      { kind: 'paragraph', text: filled(greeting, { name: firstName }) },
      { kind: 'paragraph', text: filled(texts.lead, { business }) },
      { kind: 'code', text: code, label: texts.code },
      { kind: 'paragraph', text: filled(texts.validity, { minutes }) },
      { kind: 'remark', text: texts.not_you },
    ],
  });
}
