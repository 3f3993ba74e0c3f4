import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#/tests/server/foundation/mail/mailServer.ts';
import { runNow } from '#/tests/support/runNow.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

/** Who is told that a comment mentions them, and what. */

let host: WorkingApp;
let mail: MailServer;
let owner: string;
let staff: string;
let path: string;
const idOf = (name: string) => host.seeded.one.users[`${name}@demo.test`] as number;

beforeAll(async () => {
  mail = await startMailServer();
  const config = { publicUrl: 'https://books.example.test', smtpUrl: mail.url, mailFrom: 'Countinghouse <no-reply@countinghouse.test>' };
  host = await workingApp({
    config,
    roles: { staff: ['Taxes'], manager: ['Taxes'] },
    jobs: { pollMs: 50 },
    mailerSettings: { retryMs: [600_000] },
  });
  [owner, staff] = [await host.signIn('owner@demo.test'), await host.signIn('staff@demo.test')];
  const tax = { establishment_id: host.seeded.one.establishments[0], name: 'VAT', rate: 20 };
  path = `/api/tax/${(await host.call('POST', '/api/tax', tax, owner)).body.data.id}/comments`;
});
afterEach(() => {
  mail.refuse = undefined;
});
afterAll(async () => {
  await host.close();
  await mail.close();
});

const write = async (end: string, body: object, token = owner): Promise<number> => {
  const { status, body: answer } = await host.call('POST', path + end, body, token);
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  return answer.data.id;
};
const change = (statement: ReturnType<typeof sql>) => host.database.platform((tx) => statement.execute(tx));
const records = async () =>
  (await host.call('POST', '/api/sent-email/list', { filters: { kind: 'comment' }, sort_by: 'id', sort_order: 'asc' }, owner)).body.data
    .list;
const fates = async () =>
  (await records()).map(({ recipient, status, tries }: Record<string, string>) => `${recipient} ${status} ${tries}`);
const patience = { timeout: 10_000 };
/** What became of the last emails, once none waits. */
const become = (wanted: readonly string[]) => expect.poll(async () => (await fates()).slice(-wanted.length), patience).toEqual(wanted);
const emailTo = async (address: string) => {
  for (;;) {
    const email = await mail.next();
    if (JSON.stringify(email).includes(address) && email.subject?.includes('VAT')) return email;
  }
};

test('whom a comment mentions gets an email in their language, and whom an edit mentions anew, nobody twice', async () => {
  await change(sql`update public.users set language = 'de' where email = 'staff@demo.test'`);
  const id = await write('/create', { text: `@{${idOf('staff')}} & @{${idOf('owner')}}:\n<b>please look</b>` });
  const { subject, text, html } = await emailTo('staff@demo.test');
  expect(subject).toBe('Owner Demo hat Sie erwähnt: Steuer VAT');
  expect(text).toContain('> @Staff Demo & @Owner Demo:\n> <b>please look</b>');
  expect(html).toContain('@Staff Demo &#38; @Owner Demo:<br>&#60;b&#62;please look');
  expect(text).toContain(`https://books.example.test/taxes/${path.split('/')[3]}/show?tab=comments`);
  await become(['staff@demo.test sent 1']);
  expect((await records())[0]).toMatchObject({
    subject: 'You are mentioned in a comment',
    causer: 'Owner Demo',
    establishment: host.seeded.one.establishments[0],
  });
  await write('/edit', { comment_id: id, text: `@{${idOf('manager')}} @{${idOf('staff')}}: please` });
  await write('/edit', { comment_id: id, text: 'Nobody' });
  await write('/edit', { comment_id: id, text: `@{${idOf('staff')}}, once more` });
  expect((await fates()).map((fate: string) => fate.split(' ')[0])).toEqual(['staff@demo.test', 'manager@demo.test']);
});

test('whom a comment mentions finds it among their notifications, as long as they may see the record', async () => {
  const own = async (token: string) => (await host.call('POST', '/api/notification/list', { per_page: 1 }, token)).body.data.list;
  const record = { resource: 'taxes', id: Number(path.split('/')[3]) };
  await write('/create', { text: `@{${idOf('manager')}} @{${idOf('owner')}}: look` });
  const manager = await host.signIn('manager@demo.test');
  const told = { kind: 'mention', text: 'Owner Demo mentioned you in a comment: Tax', opens: record, read_at: null };
  expect(await own(manager)).toMatchObject([told]);
  expect((await own(owner))[0]).not.toMatchObject({ kind: 'mention' });
  const roles = (names: string) => change(sql`update public.roles set permissions = ${names}::jsonb where name = 'manager'`);
  await roles('[]');
  expect(await own(manager)).toEqual([]);
  await roles('["Taxes"]');
  expect(await own(manager)).toMatchObject([told]);
});

test('an email leaves with what the comment says by then; not once it is gone, or its reader may not see the record', async () => {
  mail.refuse = { code: 451, message: 'Come back' };
  const mention = `@{${idOf('staff')}}`;
  const changed = await write('/create', { text: `${mention}: the old words` });
  const deleted = await write('/create', { text: `${mention}: deleted` });
  const spared = await write('/create', { text: `${mention}: nobody any more` });
  await become(Array(3).fill('staff@demo.test waiting 1'));
  await write('/edit', { comment_id: changed, text: `${mention}: the new words` });
  await write('/remove', { comment_id: deleted });
  await write('/edit', { comment_id: spared, text: 'Nobody is mentioned' });
  await tryAgain();
  expect((await emailTo('staff@demo.test')).text).toContain('the new words');
  await become(['staff@demo.test sent 2', 'staff@demo.test not_sent 1', 'staff@demo.test not_sent 1']);
  mail.refuse = { code: 451, message: 'Come back' };
  await write('/create', { text: `${mention}: out of sight` });
  await become(['staff@demo.test waiting 1']);
  await change(sql`update public.roles set permissions = '[]'::jsonb where name = 'staff'`);
  await tryAgain();
  await become(['staff@demo.test not_sent 1']);
  expect((await host.call('POST', path, {}, staff)).status).toBe(403);
});

async function tryAgain(): Promise<void> {
  mail.refuse = undefined;
  await runNow(host.database, 'mail.comments');
}
