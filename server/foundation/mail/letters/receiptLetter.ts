import { documentTexts } from '#/i18n/documents.ts';
import type { Language } from '#/i18n/languages.ts';
import { filled } from '#/i18n/translate.ts';
import { type ReceiptBlock, type ReceiptSource, receiptName } from '#/resources/reference/receiptBlocks.ts';
import type { StoredFile } from '#/server/foundation/files/storedFiles.ts';
import { letterOf } from '#/server/foundation/mail/letter.ts';
import type { Letter } from '#/server/foundation/mail/letterContent.ts';

/** What a receipt's letter is made of. */
export interface ReceiptLetter {
  email: string;
  language: Language;
  source: ReceiptSource;
  blocks: readonly ReceiptBlock[];
  logo: StoredFile | undefined;
}

const LOGO_ID = 'logo@receipt';

/** An order's receipt to whoever paid it; its logo goes with it, so that nothing is loaded from elsewhere. */
export function receiptLetter({ email, language, source, blocks, logo }: ReceiptLetter): Letter {
  const business = receiptName(source);
  const { receipt: texts } = documentTexts('mail', language);
  const total = blocks.find((block) => block.kind === 'row' && block.look === 'total');
  return letterOf({
    to: { name: source.order.customer_name ?? '', address: email },
    language,
    business,
    subject: filled(texts.subject, { business }),
    preview: filled(texts.preview, { order_number: source.order.order_number, total: total?.kind === 'row' ? total.amount : '' }),
    blocks: [
      { kind: 'receipt', receipt: blocks, ...(logo && { logo: LOGO_ID }) },
      { kind: 'remark', text: texts.not_you },
    ],
    ...(logo && { attachments: [{ filename: logo.name, contentType: logo.mediaType, content: logo.bytes, cid: LOGO_ID }] }),
  });
}
