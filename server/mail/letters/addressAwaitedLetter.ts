import { type Letter, letterOf } from '#/server/mail/letter.ts';
import { mailLanguageOf, mailTexts } from '#/server/mail/texts/mailTexts.ts';
import type { Addressee } from './resetCodeLetter.ts';

/** The letter to somebody whom a business has added though their address signs in elsewhere: that business does not learn it, they do. */
export function addressAwaitedLetter({ email, firstName, name, language: wanted, business }: Addressee): Letter {
  const language = mailLanguageOf(wanted);
  const { greeting, addressAwaited } = mailTexts[language];
  return letterOf({
    to: { name, address: email },
    language,
    business,
    subject: addressAwaited.subject(business),
    preview: addressAwaited.preview,
    blocks: [
      { kind: 'paragraph', text: greeting(firstName) },
      { kind: 'paragraph', text: addressAwaited.lead(business) },
      { kind: 'paragraph', text: addressAwaited.way(business) },
      { kind: 'remark', text: addressAwaited.notYou },
    ],
  });
}
