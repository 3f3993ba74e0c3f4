import type { Language } from '#/i18n/languages.ts';
import type { ReceiptBlock } from '#/resources/reference/receiptBlocks.ts';

/** A mail, ready to leave. */
export interface Email {
  to: { name: string; address: string };
  /** Whom it is from, where that is not this host; the address is always the host's. */
  senderName?: string;
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
  /** Where such a picture is kept, for a preview; it does not leave. */
  address?: string;
}

/** How the emails of an establishment look, by its own settings; what is null is as it is without any. */
export interface EmailLook {
  /** Whom the email is from, and the name at its head. */
  name: string | null;
  /** Where answers go. */
  replyTo: string | null;
  /** `#rrggbb`. */
  color: string | null;
  footer: string | null;
  /** With the `cid` that it is shown by. */
  logo: Attachment | null;
}

/**
 * What an email is made of, in its order: a paragraph, what somebody said, a code to type, a small remark, a link, figures with their
 * labels, a receipt with the `cid` of its logo.
 */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
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
  /** How its establishment wants it to look. Emails about accounts have none: nobody may imitate them, nor dress them up. */
  look?: EmailLook | undefined;
}
