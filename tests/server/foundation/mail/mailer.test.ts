import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { openJobs } from '#/server/foundation/jobs/jobs.ts';
import { emailOf } from '#/server/foundation/mail/email.ts';
import { type Mailer, type MailOptions, mail } from '#/server/foundation/mail/index.ts';
import { migratedDatabase } from '#/tests/support/app.ts';
import { freePort } from '#/tests/support/host.ts';
import { startMailServer } from './mailServer.ts';

const NOT_SENT = keptText(say('jobs.not_sent'));
const GIVEN_UP = keptText(say('jobs.mail_given_up'));

const owner = { clientId: 1, userId: 7 };
let database: Database;
let dataDir: string;
let opened: FastifyInstance[] = [];
let logged: string[];

beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-mail-'));
  logged = [];
});
afterEach(async () => {
  await Promise.all(opened.map((app) => app.close()));
  opened = [];
  await database.direct('delete from public.jobs');
  await rm(dataDir, { recursive: true, force: true });
});
afterAll(() => database.close());

/** A host with nothing but a queue and its mailer, which knows one kind of email. */
async function post(options: Partial<MailOptions> = {}): Promise<Mailer> {
  const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } } });
  opened.push(app);
  const jobs = openJobs(app, { database, pollMs: 50 });
  const office = mail(app, { jobs, dataDir, settings: { retryMs: [40, 40, 40] }, ...options, database });
  office.emails<{ subject: string; address?: string }>('greeting', async ({ subject, address = 'ada@demo.test' }) =>
    emailOf({
      to: { name: 'Ada, "the" Admin <x@evil.test>', address },
      language: 'en',
      business: 'Harbour & Sons <b>',
      subject,
      preview: 'Hello',
      blocks: [{ kind: 'paragraph', text: 'Good <i>morning</i>' }],
      attachments: [{ filename: 'hello.csv', contentType: 'text/csv', content: Buffer.from('a,b\n1,2\n') }],
    }),
  );
  await app.ready();
  return office;
}

const send = (office: Mailer, subject: string) =>
  database.platform((tx) => office.send('greeting', { subject }, owner, { tx, record: null }));

/** Patient: the machine may be busy with other tests. */
const poll = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 });

const outbox = async () =>
  existsSync(join(dataDir, 'outbox')) ? (await readdir(join(dataDir, 'outbox'))).filter((name) => !name.endsWith('.part')) : [];
const jobs = async () => (await database.direct(`select status, message from public.jobs where kind like 'mail.%' order by id`)).rows;
const from = 'Countinghouse <no-reply@countinghouse.test>';

describe('without a mail server', () => {
  it('emails become files in the outbox that only their owner reads', async () => {
    await send(await post(), 'Good morning');
    await poll(outbox).toHaveLength(1);
    const file = join(dataDir, 'outbox', (await outbox())[0] ?? '');
    expect(file).toMatch(/\.eml$/);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const email = await PostalMime.parse(await readFile(file));
    expect(email).toMatchObject({ subject: 'Good morning', from: { address: 'no-reply@localhost' }, to: [{ address: 'ada@demo.test' }] });
    expect(email.html).toContain('Good &#60;i&#62;morning&#60;/i&#62;');
    expect(email.attachments[0]).toMatchObject({ filename: 'hello.csv', mimeType: 'text/csv' });
    expect(logged.join()).toContain('There is no mail server (SMTP_URL)');
  });
});

describe('with a mail server', () => {
  it('an email leaves once, for the one recipient, whatever its texts hold', async () => {
    const server = await startMailServer();
    const office = await post({ smtpUrl: server.url, from });
    await send(office, 'One\r\nBcc: spy@evil.test');
    const email = await server.next();
    expect(email).toMatchObject({
      recipients: ['ada@demo.test'],
      returnPath: 'no-reply@countinghouse.test',
      from: { name: 'Countinghouse' },
    });
    expect(email.bcc ?? []).toEqual([]);
    expect(email.to).toHaveLength(1);
    await poll(jobs).toEqual([{ status: 'completed', message: null }]);
    expect(server.received).toHaveLength(1);
    expect(await outbox()).toEqual([]);
    await server.close();
  });

  it('an email whose unit of work fails never leaves', async () => {
    const server = await startMailServer();
    const office = await post({ smtpUrl: server.url, from });
    const undone = database.tenant(owner.clientId, async (tx) => {
      await office.send('greeting', { subject: 'Undone' }, owner, { tx, record: null });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await send(office, 'Done');
    expect((await server.next()).subject).toBe('Done');
    expect(await jobs()).toHaveLength(1);
    await server.close();
  });

  it('that is down, an email waits, is logged, never goes to the outbox, and leaves when it is up again', async () => {
    const port = await freePort();
    await send(await post({ smtpUrl: `smtp://127.0.0.1:${port}`, from, settings: { retryMs: Array(50).fill(60) } }), 'Patience');
    await poll(() => logged.filter((line) => line.includes('will be tried again')).length).toBeGreaterThanOrEqual(2);
    expect(await outbox()).toEqual([]);
    const server = await startMailServer({ port });
    expect((await server.next()).subject).toBe('Patience');
    expect(await outbox()).toEqual([]);
    await server.close();
  });

  it('that stays down, an email is given up, which the log and its job say', async () => {
    const port = await freePort();
    await send(await post({ smtpUrl: `smtp://user:topsecret@127.0.0.1:${port}`, from }), 'In vain');
    await poll(jobs).toEqual([...Array(3).fill({ status: 'completed', message: null }), { status: 'failed', message: GIVEN_UP }]);
    expect(logged.filter((line) => line.includes('is given up'))).toHaveLength(1);
    expect(logged.join()).not.toContain('topsecret');
    expect(await outbox()).toEqual([]);
  });

  it('that refuses an email for good is not asked again; one that refuses it for now is, with the same id', async () => {
    const server = await startMailServer();
    const office = await post({ smtpUrl: server.url, from });
    server.refuse = { code: 550, message: 'no such person' };
    await send(office, 'Nobody');
    await poll(jobs).toEqual([{ status: 'failed', message: NOT_SENT }]);
    expect(server.tries).toBe(1);
    server.refuse = { code: 451, message: 'later' };
    await send(office, 'Later');
    await poll(() => server.tries).toBeGreaterThanOrEqual(2);
    server.refuse = undefined;
    const { messageId } = await server.next();
    expect(messageId).toMatch(/^<[\da-f-]{36}@countinghouse\.test>$/);
    await poll(() => logged.filter((line) => line.includes(String(messageId).slice(1, 37))).length).toBeGreaterThanOrEqual(2);
    await server.close();
  });
});

it('a sender that is none is refused at the start', async () => {
  await expect(post({ from: 'nobody' })).rejects.toThrow("MAIL_FROM 'nobody' is no sender");
});
