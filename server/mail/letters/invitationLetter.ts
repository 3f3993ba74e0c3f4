import { type Letter, letterOf } from '#/server/mail/letter.ts';
import { mailLanguageOf, mailTexts } from '#/server/mail/texts/mailTexts.ts';
import type { Addressee } from './resetCodeLetter.ts';

/** The letter to somebody who was given an account: the code with which they choose their password, good for some hours. */
export function invitationLetter({ email, firstName, name, language: wanted, business }: Addressee, code: string, hours: number): Letter {
  const language = mailLanguageOf(wanted);
  const { greeting, resetCode, invitation } = mailTexts[language];
  return letterOf({
    to: { name, address: email },
    language,
    business,
    subject: invitation.subject(business),
    preview: invitation.preview(hours),
    blocks: [
      { kind: 'paragraph', text: greeting(firstName) },
      { kind: 'paragraph', text: invitation.lead(business) },
      { kind: 'code', text: code, label: resetCode.code },
      { kind: 'paragraph', text: invitation.validity(hours) },
      { kind: 'remark', text: invitation.notYou },
    ],
  });
}
