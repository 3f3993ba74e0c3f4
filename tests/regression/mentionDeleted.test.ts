import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#/tests/support/app.ts';

/** A notification knew the record alone: whom a comment mentioned was told of it for 90 days after somebody had taken it back. */

let host: TestApp;
let [owner, manager, staff] = ['', '', ''];
let tax = '';

beforeAll(async () => {
  host = await testApp({ roles: { manager: ['Taxes'], staff: ['Taxes'] } });
  [owner, manager, staff] = [
    await host.signIn('owner@demo.test'),
    await host.signIn('manager@demo.test'),
    await host.signIn('staff@demo.test'),
  ];
  const body = { establishment_id: host.seeded.one.establishments[0], name: 'City tax', rate: 5 };
  tax = `/api/tax/${(await host.call('POST', '/api/tax', body, owner)).body.data.id}`;
});
afterAll(() => host.close());

const comment = async (end: 'create' | 'edit' | 'remove', body: object) => {
  const answer = await host.call('POST', `${tax}/comments/${end}`, body, owner);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data?.id as number;
};
const mentioning = (...people: readonly string[]) => people.map((email) => `@{${host.seeded.one.users[email]}}`).join(' ');
const mentions = async (token: string) =>
  (await host.call('POST', '/api/notification/list', {}, token)).body.data.list.map(({ kind }: { kind: string }) => kind);
const unread = async (token: string) => (await host.call('GET', '/api/notification/count', undefined, token)).body.data.unread;

test('whoever a deleted comment mentioned is not told of it any more, read or not, and of the others still', async () => {
  const both = await comment('create', { text: mentioning('manager@demo.test', 'staff@demo.test') });
  const kept = await comment('create', { text: mentioning('staff@demo.test') });
  const added = await comment('create', { text: 'Nobody yet' });
  await comment('edit', { comment_id: added, text: mentioning('manager@demo.test') });
  expect([await mentions(manager), await mentions(staff)]).toEqual([
    ['mention', 'mention'],
    ['mention', 'mention'],
  ]);
  await host.call('POST', '/api/notification/read', { opens: { resource: 'taxes', id: Number(tax.split('/').at(-1)) } }, staff);
  expect([await unread(manager), await unread(staff)]).toEqual([2, 0]);

  await comment('remove', { comment_id: both });
  expect([await mentions(manager), await mentions(staff)]).toEqual([['mention'], ['mention']]);
  expect(await unread(manager)).toBe(1);

  await comment('remove', { comment_id: added });
  expect([await mentions(manager), await unread(manager)]).toEqual([[], 0]);
  await comment('remove', { comment_id: kept });
  expect(await mentions(staff)).toEqual([]);
});
