import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sender } from '#/server/config/sender.ts';
import { removeDeadPieces, writeAside } from '#/server/foundation/files/wholeFile.ts';
import type { Email } from './emailContent.ts';
import type { Transport } from './message.ts';
import { messageOf } from './message.ts';

/** Emails after which the folder is looked through again for what processes that died left there: nothing empties it but people. */
const LOOKS_EACH = 100;

/** Keeps emails as `.eml` files, which every mail program opens: for a host without a mail server. Readable by its owner only. */
export class Outbox implements Transport {
  readonly destination: string;
  readonly #from: Sender;
  #carried = 0;

  constructor(dataDir: string, from: Sender) {
    this.destination = join(dataDir, 'outbox');
    this.#from = from;
  }

  async carry(email: Email, id: string, back?: string): Promise<void> {
    const { default: nodemailer } = await import('nodemailer');
    const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await writer.sendMail(messageOf(email, { id, from: this.#from, back }));
    await mkdir(this.destination, { recursive: true, mode: 0o700 });
    const file = join(this.destination, `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`);
    if (this.#carried++ % LOOKS_EACH === 0) await removeDeadPieces(this.destination);
    // Written aside first: who reads the folder finds whole emails only.
    await writeAside(file, (piece) => piece.writeFile(message as Buffer));
  }
}
