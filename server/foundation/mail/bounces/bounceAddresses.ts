import { createHmac, timingSafeEqual } from 'node:crypto';

/** The record of an email, among those of its business. */
export interface RecordKey {
  clientId: number;
  id: number;
}

const SIGNATURE = 20;

/**
 * An address of its own for what comes back of each email (`bounces+12-4711-…@example.com`, variable envelope return paths), so that it says
 * by itself of which email it is. It is signed: nobody else can say of an email that it came back.
 */
export class BounceAddresses {
  readonly #local: string;
  readonly #domain: string;
  readonly #secret: string;

  /** @param address where all of them arrive: `bounces@example.com` */
  constructor(address: string, secret: string) {
    const at = address.lastIndexOf('@');
    this.#local = address.slice(0, at);
    this.#domain = address.slice(at + 1).toLowerCase();
    this.#secret = secret;
  }

  of(key: RecordKey): string {
    return `${this.#local}+${key.clientId}-${key.id}-${this.#signature(key)}@${this.#domain}`;
  }

  /** The email that an address was made for; undefined for any other address. */
  read(address: string): RecordKey | undefined {
    const [, local, clientId, id, signature = '', domain] = /^(.+)\+(\d{1,15})-(\d{1,15})-([0-9a-f]{20})@(.+)$/i.exec(address) ?? [];
    if (local?.toLowerCase() !== this.#local.toLowerCase() || domain?.toLowerCase() !== this.#domain) return undefined;
    const key = { clientId: Number(clientId), id: Number(id) };
    return timingSafeEqual(Buffer.from(signature.toLowerCase()), Buffer.from(this.#signature(key))) ? key : undefined;
  }

  #signature({ clientId, id }: RecordKey): string {
    return createHmac('sha256', this.#secret).update(`bounce ${clientId}/${id}`).digest('hex').slice(0, SIGNATURE);
  }
}
