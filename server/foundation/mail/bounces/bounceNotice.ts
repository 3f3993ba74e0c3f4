import PostalMime from 'postal-mime';

/** What a mail server says of an email that it could not deliver (RFC 3464). */
export interface BounceNotice {
  /** The enhanced status code (RFC 3463), such as 5.1.1. */
  status: string;
  /** What the server at the end answered, without what kind of answer it is. */
  answer: string | null;
}

/** A message that came to an address for bounces. */
export interface Returned {
  /** Every address that it says it came to. */
  addresses: readonly string[];
  /** Undefined where it is no notice of failure: it is delayed, has arrived, or somebody is on holiday. */
  notice: BounceNotice | undefined;
}

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };
const CAME_TO = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];

/** Reads a message as it came by mail; undefined where it is none. */
export async function readReturned(bytes: Uint8Array): Promise<Returned | undefined> {
  const message = await PostalMime.parse(bytes, LIMITS).catch(() => undefined);
  if (!message) return undefined;
  const lines = message.headers.filter(({ key }) => CAME_TO.includes(key.toLowerCase())).map(({ value }) => value);
  const report = message.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  return {
    addresses: lines.flatMap((line) => line.match(/[^\s<>,;:"]+@[^\s<>,;:"]+/g) ?? []),
    notice: report && failureIn(textOf(report.content)),
  };
}

const textOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');

/** The first recipient that it was not delivered to, of the groups of fields that a delivery status has. */
function failureIn(status: string): BounceNotice | undefined {
  for (const group of status.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const fields = new Map(
      group
        .replace(/\n[ \t]+/g, ' ')
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')).trim().toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const),
    );
    const [code] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? [];
    if (fields.get('action')?.toLowerCase() === 'failed' && code)
      return { status: code, answer: fields.get('diagnostic-code')?.replace(/^[\w-]+\s*;\s*/, '') || null };
  }
  return undefined;
}
