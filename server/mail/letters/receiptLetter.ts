import { type ReceiptBlock, type ReceiptSource, receiptName } from '#/resources/reference/receiptBlocks.ts';
import type { StoredFile } from '#/server/files/storedFiles.ts';
import { type Letter, letterOf } from '#/server/mail/letter.ts';
import { type MailLanguage, mailTexts } from '#/server/mail/texts/mailTexts.ts';

/** What a receipt's letter is made of. */
export interface ReceiptLetter {
  email: string;
  language: MailLanguage;
  source: ReceiptSource;
  blocks: readonly ReceiptBlock[];
  logo: StoredFile | undefined;
}

const LOGO_ID = 'logo@receipt';

/** An order's receipt to whoever paid it; its logo goes with it, so that nothing is loaded from elsewhere. */
export function receiptLetter({ email, language, source, blocks, logo }: ReceiptLetter): Letter {
  const business = receiptName(source);
  const { receipt } = mailTexts[language];
  const total = blocks.find((block) => block.kind === 'row' && block.look === 'total');
  return letterOf({
    to: { name: source.order.customer_name ?? '', address: email },
    language,
    business,
    subject: receipt.subject(business),
    preview: receipt.preview(source.order.order_number, total?.kind === 'row' ? total.amount : ''),
    blocks: [
      { kind: 'receipt', receipt: blocks, ...(logo && { logo: LOGO_ID }) },
      { kind: 'remark', text: receipt.notYou },
    ],
    ...(logo && { attachments: [{ filename: logo.name, contentType: logo.mediaType, content: logo.bytes, cid: LOGO_ID }] }),
  });
}
