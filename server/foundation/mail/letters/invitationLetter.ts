import { documentTexts } from '#/i18n/documents.ts';
import { languageOf } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { letterOf } from '#/server/foundation/mail/letter.ts';
import type { Letter } from '#/server/foundation/mail/letterContent.ts';
import type { Addressee } from './resetCodeLetter.ts';

/** The letter to somebody who was given an account: the code with which they choose their password, good for some hours. */
export function invitationLetter({ email, firstName, name, language: wanted, business }: Addressee, code: string, hours: number): Letter {
  const language = languageOf(wanted);
  const { greeting, reset_code: resetCode, invitation } = documentTexts('mail', language);
  return letterOf({
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
