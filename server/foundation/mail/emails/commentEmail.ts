import { documentTexts } from '#/i18n/documents.ts';
import type { Language } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import type { Email, EmailLook } from '#/server/foundation/mail/emailContent.ts';

/** What an email about a comment says. */
export interface CommentEmail {
  email: string;
  name: string;
  firstName: string;
  language: Language;
  business: string;
  /** Who wrote it, and on what: the record by kind and title, as its reader has them. */
  author: string;
  record: string;
  /** What it says, people by their names. */
  text: string;
  /** Where it is opened; null where the host does not know its own address. */
  link: string | null;
  look?: EmailLook | undefined;
}

/** That a comment mentions somebody, told to them. */
export function commentEmail({ email, name, firstName, language, business, author, record, text, link, look }: CommentEmail): Email {
  const { greeting, comment: texts } = documentTexts('mail', language);
  return emailOf({
    to: { name, address: email },
    language,
    business,
    look,
    subject: filled(texts.subject, { author, record }),
    preview: text,
    blocks: [
      { kind: 'paragraph', text: filled(greeting, { name: firstName }) },
      { kind: 'paragraph', text: filled(texts.lead, { author, record }) },
      { kind: 'quote', text },
      ...(link ? [{ kind: 'link' as const, text: texts.open, address: link }] : []),
      { kind: 'remark', text: texts.why },
    ],
  });
}
