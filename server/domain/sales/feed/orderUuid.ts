import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('8f2b7c1e4d5a4b0c9e3f6a7d2c1b0a99', 'hex');

/**
 * The uuid of an order that has none of its own (RFC 9562, version 5): the same for the same establishment, number and first time, so that
 * a file fed twice changes nothing.
 */
export function orderUuid(establishmentId: number, orderNumber: string, firstTime: string): string {
  const hash = createHash('sha1')
    .update(NAMESPACE)
    .update(JSON.stringify([establishmentId, orderNumber, firstTime]))
    .digest()
    .subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
