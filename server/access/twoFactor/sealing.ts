import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what the database keeps but must not tell (AES-256-GCM). The key is made of the host's secret and stands in no table. */
export class Sealing {
  readonly #key: Buffer;

  /** @param purpose keeps what is sealed for one thing from being opened for another */
  constructor(hostSecret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', hostSecret, '', purpose, 32));
  }

  /** @param owner whose it is: for anybody else it does not open */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Undefined for what was changed, is somebody else's, or was sealed under another secret of the host. */
  open(sealed: string, owner: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    const [nonce, tag, rest] = [
      bytes.subarray(0, NONCE_BYTES),
      bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
      bytes.subarray(NONCE_BYTES + TAG_BYTES),
    ];
    if (tag.length !== TAG_BYTES) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
    } catch {
      // The tag does not fit: which of the reasons it was cannot be told.
      return undefined;
    }
  }
}
