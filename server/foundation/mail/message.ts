import type { Sender } from '#/server/config/sender.ts';
import type { Email } from './emailContent.ts';

/** Brings emails to where they leave. */
export interface Transport {
  /**
   * @param back where the email comes back to that cannot be delivered; by default its sender
   * @throws where the email was not taken; see `failureOf`
   */
  carry(email: Email, id: string, back?: string): Promise<void>;
  /** Where emails go, for the log; never holds a password. */
  readonly destination: string;
}

/** Files and addresses are never read on an email's behalf. */
export const closed = { disableFileAccess: true, disableUrlAccess: true };

/** The email as nodemailer wants it: one recipient, by parts, so that no text can add another. */
export function messageOf(
  { to, senderName, replyTo, subject, html, text, attachments }: Email,
  { id, from, back }: { id: string; from: Sender; back: string | undefined },
) {
  const [, domain = 'localhost'] = from.address.split('@');
  return {
    ...closed,
    from: { name: senderName ?? from.name, address: from.address },
    to: { name: to.name, address: to.address },
    ...(back !== undefined && { envelope: { from: back, to: to.address } }),
    ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.address } }),
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: attachments?.map(({ address: _address, ...one }) => one),
  };
}
