import type { MailServer, Received } from '#/tests/server/foundation/mail/mailServer.ts';

/** The next email with a subject; others that came meanwhile, such as those about a sign-in from a new place, are passed over. */
export async function nextEmail(mail: Pick<MailServer, 'next'>, subject: string): Promise<Received> {
  for (;;) {
    const email = await mail.next();
    if (email.subject === subject) return email;
  }
}
