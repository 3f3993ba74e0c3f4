import { documentTexts } from '#/i18n/documents.ts';
import type { Language } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { type ReceiptBlock, type ReceiptSource, receiptName } from '#/resources/reference/receiptBlocks.ts';
import type { StoredFile } from '#/server/foundation/files/storedFiles.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import type { Email, EmailLook } from '#/server/foundation/mail/emailContent.ts';

/** What a receipt's email is made of. */
export interface ReceiptEmail {
  email: string;
  language: Language;
  source: ReceiptSource;
  blocks: readonly ReceiptBlock[];
  logo: StoredFile | undefined;
  look?: EmailLook | undefined;
}

const LOGO_ID = 'logo@receipt';

/** An order's receipt to whoever paid it; its logo goes with it, so that nothing is loaded from elsewhere. */
export function receiptEmail({ email, language, source, blocks, logo, look }: ReceiptEmail): Email {
  const business = receiptName(source);
  const { receipt: texts } = documentTexts('mail', language);
  const total = blocks.find((block) => block.kind === 'row' && block.look === 'total');
  return emailOf({
    to: { name: source.order.customer_name ?? '', address: email },
    language,
    business,
    // The receipt has a logo of its own: one is enough.
    look: look && logo ? { ...look, logo: null } : look,
    subject: filled(texts.subject, { business }),
    preview: filled(texts.preview, { order_number: source.order.order_number, total: total?.kind === 'row' ? total.amount : '' }),
    blocks: [
      { kind: 'receipt', receipt: blocks, ...(logo && { logo: LOGO_ID }) },
      { kind: 'remark', text: texts.not_you },
    ],
    ...(logo && { attachments: [{ filename: logo.name, contentType: logo.mediaType, content: logo.bytes, cid: LOGO_ID }] }),
  });
}
