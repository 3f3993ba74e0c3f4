import { createHmac } from 'node:crypto';

/** What says that a delivery is from here, as Standard Webhooks has it. */
export interface SignedHeaders extends Record<string, string> {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/**
 * Signs a body: `v1,<base64 of HMAC-SHA-256 over id.timestamp.body>` for each secret (`whsec_<base64>`), a space between two. `at`: seconds
 * since 1970.
 */
export function signedHeaders(secrets: readonly string[], { id, at, body }: { id: string; at: number; body: string }): SignedHeaders {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': signatures.join(' ') };
}
