import type { Language } from '#/i18n/languages.ts';
import type { ReceiptBlock } from '#/resources/reference/receiptBlocks.ts';

/** A mail, ready to leave. */
export interface Email {
  to: { name: string; address: string };
  /** Where answers go, where somebody reads them. */
  replyTo?: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  attachments?: readonly Attachment[];
}

/** A file that goes with an email; its bytes, never an address that the mailer would have to open. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** For a picture that the email itself shows: what `cid:` names it by. */
  cid?: string;
}

/**
 * What an email is made of, in its order: a paragraph, a code to type, a small remark, a link, figures with their labels, a receipt with
 * the `cid` of its logo.
 */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; text: string; label: string }
  | { kind: 'remark'; text: string }
  | { kind: 'link'; text: string; address: string }
  | { kind: 'figures'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'receipt'; receipt: readonly ReceiptBlock[]; logo?: string };

/** An email before it is laid out. */
export interface EmailContent {
  to: Email['to'];
  replyTo?: Email['replyTo'];
  language: Language;
  /** The name of the business, at its head and its foot. */
  business: string;
  subject: string;
  /** The line that a list of mails shows beside the subject. */
  preview: string;
  blocks: readonly Block[];
  attachments?: readonly Attachment[];
}
