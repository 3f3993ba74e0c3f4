import { documentTexts } from '#/i18n/documents.ts';
import { languageOf } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import type { Email } from '#/server/foundation/mail/emailContent.ts';
import type { Addressee } from './resetCodeEmail.ts';

/** The email to somebody who was given an account: the code with which they choose their password, good for some hours. */
export function invitationEmail({ email, firstName, name, language: wanted, business }: Addressee, code: string, hours: number): Email {
  const language = languageOf(wanted);
  const { greeting, reset_code: resetCode, invitation } = documentTexts('mail', language);
  return emailOf({
    to: { name, address: email },
    language,
    business,
    subject: filled(invitation.subject, { business }),
    preview: filled(invitation.preview, { hours }),
    blocks: [
      { kind: 'paragraph', text: filled(greeting, { name: firstName }) },
      { kind: 'paragraph', text: filled(invitation.lead, { business }) },
      { kind: 'code', text: code, label: resetCode.code },
      { kind: 'paragraph', text: filled(invitation.validity, { hours }) },
      { kind: 'remark', text: invitation.not_you },
    ],
  });
}
