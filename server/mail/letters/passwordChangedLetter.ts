import { type Letter, letterOf } from '#/server/mail/letter.ts';
import { mailLanguageOf, mailTexts } from '#/server/mail/texts/mailTexts.ts';
import type { Addressee } from './resetCodeLetter.ts';

/** The letter that tells somebody of a new password, so that one who did not set it learns of it. `at`: ISO 8601 UTC. */
export function passwordChangedLetter({ email, firstName, name, language: wanted, business }: Addressee, at: string, address: string): Letter {
  const language = mailLanguageOf(wanted);
  const { greeting, passwordChanged } = mailTexts[language];
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  return letterOf({
    to: { name, address: email },
    language,
    business,
    subject: passwordChanged.subject,
    preview: passwordChanged.preview,
    blocks: [
      { kind: 'paragraph', text: greeting(firstName) },
      { kind: 'paragraph', text: passwordChanged.lead(when) },
      { kind: 'paragraph', text: `${passwordChanged.from(address)} ${passwordChanged.ended}` },
      { kind: 'remark', text: passwordChanged.notYou },
    ],
  });
}
