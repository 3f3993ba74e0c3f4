import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Outbox } from '#/server/foundation/mail/outbox.ts';

/**
 * Each e-mail read the whole folder of those before it, which nothing empties: ten thousand of them cost fifty million names. One that was
 * being made was taken for a dead one's, and lost.
 */

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-outbox-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const email = { to: { name: 'Ann', address: 'ann@example.test' }, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
const NOBODY = 999_999_999;

test('what processes that died left in the outbox goes with the first email and now and then, not with each', async () => {
  const outbox = new Outbox(dataDir, { name: 'Countinghouse', address: 'no-reply@countinghouse.test' });
  const piece = join(dataDir, 'outbox', `.killed.eml.${NOBODY}@${hostname()}.part`);
  const carry = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => outbox.carry(email, `${count}-${at}`)));
  await carry(1);
  await writeFile(piece, 'half an email');
  await carry(2);
  expect(existsSync(piece)).toBe(true);
  await carry(120);
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(123);

  await writeFile(piece, 'half an email');
  await new Outbox(dataDir, { name: 'Countinghouse', address: 'no-reply@countinghouse.test' }).carry(email, 'next');
  expect(existsSync(piece)).toBe(false);
});
