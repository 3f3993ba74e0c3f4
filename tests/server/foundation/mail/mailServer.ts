import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An email as it came over the wire. */
export interface Received extends Email {
  /** Of the envelope, not of the headers. */
  recipients: string[];
  returnPath: string;
  raw: string;
}

/** A real mail server on a port of its own. */
export interface MailServer {
  url: string;
  received: Received[];
  /** What the next emails are refused with (an SMTP answer), or undefined: they are taken. */
  refuse: { code: number; message: string } | undefined;
  /** What the next recipients are refused with, before anything is handed over, or undefined. */
  refuseRecipient: { code: number; message: string } | undefined;
  /** Whether anybody has tried. */
  tries: number;
  /** The next email that has not been asked for yet; waits for it. @throws after ten seconds */
  next(): Promise<Received>;
  /** Passes over the emails that came until now. */
  forget(): void;
  close(): Promise<void>;
}

/** Starts it without STARTTLS; `port` takes a known one. */
export async function startMailServer({ port = 0 }: { port?: number } = {}): Promise<MailServer> {
  const state: MailServer = { url: '', received: [], refuse: undefined, refuseRecipient: undefined, tries: 0, next, forget, close };
  let asked = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const { refuseRecipient: refused } = state;
      if (!refused) return done();
      state.tries += 1;
      return done(Object.assign(new Error(refused.message), { responseCode: refused.code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        state.tries += 1;
        if (state.refuse) return done(Object.assign(new Error(state.refuse.message), { responseCode: state.refuse.code }));
        const bytes = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const { mailFrom } = session.envelope;
        PostalMime.parse(bytes).then((email) => {
          state.received.push({ ...email, recipients, returnPath: mailFrom ? mailFrom.address : '', raw: bytes.toString('utf8') });
          done();
        }, done);
      });
    },
  });
  server.on('error', (error: Error & { code?: string }) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  state.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return state;

  async function next(): Promise<Received> {
    for (const until = Date.now() + 10_000; Date.now() < until; ) {
      const email = state.received[asked];
      if (email) {
        asked += 1;
        return email;
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('No email came within ten seconds');
  }

  function forget(): void {
    asked = state.received.length;
  }

  function close(): Promise<void> {
    return new Promise((resolve) => server.close(() => resolve()));
  }
}

/** The six digits in an email. @throws where there are none */
export function codeIn({ text = '' }: Pick<Email, 'text'>): string {
  const code = /^ {4}(\d{6})$/m.exec(text)?.[1];
  if (!code) throw new Error(`There is no code in this email:\n${text}`);
  return code;
}
