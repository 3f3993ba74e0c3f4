import { documentTexts } from '#/i18n/documents.ts';
import { languageOf } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import type { Email } from '#/server/foundation/mail/emailContent.ts';
import type { Addressee } from './resetCodeEmail.ts';

/** The email to somebody whom a business has added though their address signs in elsewhere: that business does not learn it, they do. */
export function addressAwaitedEmail({ email, firstName, name, language: wanted, business }: Addressee): Email {
  const language = languageOf(wanted);
  const { greeting, address_awaited: texts } = documentTexts('mail', language);
  return emailOf({
    to: { name, address: email },
    language,
    business,
    subject: filled(texts.subject, { business }),
    preview: texts.preview,
    blocks: [
      { kind: 'paragraph', text: filled(greeting, { name: firstName }) },
      { kind: 'paragraph', text: filled(texts.lead, { business }) },
      { kind: 'paragraph', text: filled(texts.way, { business }) },
      { kind: 'remark', text: texts.not_you },
    ],
  });
}
