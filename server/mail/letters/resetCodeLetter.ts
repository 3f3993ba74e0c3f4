import { type Letter, letterOf } from '#/server/mail/letter.ts';
import { mailLanguageOf, mailTexts } from '#/server/mail/texts/mailTexts.ts';

/** Whom a letter about an account goes to. */
export interface Addressee {
  email: string;
  firstName: string;
  name: string;
  language: string | null;
  business: string;
}

/** The letter with the code that opens the way to a new password. */
export function resetCodeLetter({ email, firstName, name, language: wanted, business }: Addressee, code: string, minutes: number): Letter {
  const language = mailLanguageOf(wanted);
  const { greeting, resetCode } = mailTexts[language];
  return letterOf({
    to: { name, address: email },
    language,
    business,
    subject: resetCode.subject,
    preview: resetCode.preview(minutes),
    blocks: [
      { kind: 'paragraph', text: greeting(firstName) },
      { kind: 'paragraph', text: resetCode.lead(business) },
      { kind: 'code', text: code, label: resetCode.code },
      { kind: 'paragraph', text: resetCode.validity(minutes) },
      { kind: 'remark', text: resetCode.notYou },
    ],
  });
}
