import { isIP } from 'node:net';
import { type Sentence, say } from '#/i18n/sentences.ts';
import { isLoopbackAddress, isPublicAddress } from './publicAddress.ts';

/** Ports above 1023 that belong to other protocols, and that a request could be mistaken for (the "bad ports" of the Fetch standard). */
const OTHER_PROTOCOLS = [1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080];
const MAX_LENGTH = 2000;

/** Why an address that a person typed is not called. */
export class OutsideRefused extends Error {
  override name = 'OutsideRefused';
  readonly sentence: Sentence;
  constructor(sentence: Sentence) {
    super(sentence.key);
    this.sentence = sentence;
  }
}

/**
 * Reads an address outside the house that a person typed: https, no credentials, a port of its own kind, no address of a private network.
 * A name may still lead to one: that is known when it is looked up. `loopback`: this machine may be called, and without encryption.
 * @throws OutsideRefused
 */
export function readOutsideAddress(typed: string, { loopback }: { loopback: boolean }): URL {
  const url = typed.length <= MAX_LENGTH && URL.canParse(typed) ? new URL(typed) : undefined;
  const isHere = url !== undefined && loopback && (hostOf(url) === 'localhost' || isLoopbackAddress(hostOf(url)));
  if (!url || (url.protocol !== 'https:' && !(isHere && url.protocol === 'http:'))) throw new OutsideRefused(say('outgoing.https_only'));
  if (url.username || url.password) throw new OutsideRefused(say('outgoing.no_credentials'));
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const isThere = port === 443 || (port >= 1024 && !OTHER_PROTOCOLS.includes(port)) || (isHere && port === 80);
  if (!isThere) throw new OutsideRefused(say('outgoing.port', { port: String(port) }));
  const host = hostOf(url);
  if (isIP(host) && !mayCall(host, { loopback })) throw new OutsideRefused(say('outgoing.not_public'));
  return url;
}

/** Whether an IP address may be called. */
export function mayCall(address: string, { loopback }: { loopback: boolean }): boolean {
  return isPublicAddress(address) || (loopback && isLoopbackAddress(address));
}

/** The name or IP address in it; the platform's parser has made `0x7f.1` and `2130706433` into dots by then. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}
