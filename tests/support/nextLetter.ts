import type { MailServer, Received } from '#/tests/server/foundation/mail/mailServer.ts';

/** The next letter with a subject; others that came meanwhile, such as those about a sign-in from a new place, are passed over. */
export async function nextLetter(mail: Pick<MailServer, 'next'>, subject: string): Promise<Received> {
  for (;;) {
    const letter = await mail.next();
    if (letter.subject === subject) return letter;
  }
}
