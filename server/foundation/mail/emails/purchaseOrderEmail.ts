import { documentTexts } from '#/i18n/documents.ts';
import type { Language } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import type { Attachment, Email, EmailLook } from '#/server/foundation/mail/emailContent.ts';

/** What a purchase order's email says. */
export interface PurchaseOrderEmail {
  to: Email['to'];
  replyTo: Email['replyTo'];
  language: Language;
  business: string;
  /** What is sent, with its number. */
  name: string;
  isReturn: boolean;
  /** In the words of whoever sends it; '' for none. */
  message: string;
  figures: readonly (readonly [label: string, value: string])[];
  look?: EmailLook | undefined;
}

/** A purchase order, or a return, to its vendor; the whole of it is in the file. */
export function purchaseOrderEmail({ message, figures, name, isReturn, ...email }: PurchaseOrderEmail, file: Attachment): Email {
  const { business, language } = email;
  const { greeting, purchase_order: texts } = documentTexts('mail', language);
  const paragraphs = message.split(/[\r\n]+/).filter((text) => text.trim());
  return emailOf({
    ...email,
    subject: filled(texts.subject, { name, business }),
    preview: [name, ...figures.map((figure) => figure.join(' '))].join(', '),
    blocks: [
      ...(email.to.name ? [{ kind: 'paragraph' as const, text: filled(greeting, { name: email.to.name }) }] : []),
      { kind: 'paragraph', text: filled(isReturn ? texts.returned : texts.ordered, { file: file.filename }) },
      // In whichever language it was written: its own direction.
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text: `\u2068${text}\u2069` })),
      ...(figures.length ? [{ kind: 'figures' as const, rows: figures }] : []),
      { kind: 'remark', text: filled(texts.why, { business }) },
    ],
    attachments: [file],
  });
}
