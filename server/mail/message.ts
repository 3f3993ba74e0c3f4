import type { Letter } from './letter.ts';
import type { Sender } from './sender.ts';

/** Files and addresses are never read on a letter's behalf. */
export const closed = { disableFileAccess: true, disableUrlAccess: true };

/** The letter as nodemailer wants it: one recipient, by parts, so that no text can add another. */
export function messageOf({ to, replyTo, subject, html, text, attachments }: Letter, id: string, from: Sender) {
  const [, domain = 'localhost'] = from.address.split('@');
  return {
    ...closed,
    from,
    to: { name: to.name, address: to.address },
    ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.address } }),
    subject,
    text,
    html,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: attachments?.map((one) => ({ ...one })),
  };
}
