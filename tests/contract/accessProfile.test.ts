import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptText } from '#/i18n/keptSentences.ts';
import { say } from '#/i18n/sentences.ts';
import { type TestApp, testApp } from '../support/app.ts';

let host: TestApp;
let token: string;
beforeAll(async () => {
  host = await testApp();
  token = await host.signIn('staff@demo.test');
});
afterAll(() => host.close());

const put = (body: unknown) => host.call('PUT', '/api/v1_0/profile', body, token);
const get = async () => (await host.call('GET', '/api/v1_0/profile', undefined, token)).body.data.user;

describe('PUT /api/v1_0/profile', () => {
  it('changes one’s own names, picture and language without any permission, and leaves the rest', async () => {
    const before = await get();
    const change = { first_name: ' Sofía ', last_name: 'Núñez', avatar_url: '/files/abc/me.png', language: 'es' };
    const { status, body } = await put(change);
    const after = { ...before, ...change, first_name: 'Sofía' };
    expect([status, body.data]).toEqual([200, { user: after, isFullAccess: false }]);
    expect(await get()).toEqual(after);
    expect((await put({ avatar_url: null })).body.data.user).toEqual({ ...after, avatar_url: null });
    expect((await put({})).body.data.user).toEqual({ ...after, avatar_url: null });
  });

  it.each([
    [{ first_name: '' }, 'first_name'],
    [{ first_name: '  ' }, 'first_name'],
    [{ first_name: null }, 'first_name'],
    [{ last_name: 'x'.repeat(81) }, 'last_name'],
    [{ avatar_url: 'javascript:alert(1)' }, 'avatar_url'],
    [{ avatar_url: '/files/../../etc/passwd' }, 'avatar_url'],
    [{ language: 'xx' }, 'language'],
    [{ email: 'other@demo.test' }, 'email'],
    [{ user_type: 'admin' }, 'user_type'],
    [{ full_access: true }, 'full_access'],
    [{ password: 'another password' }, 'password'],
    [{ roles: [] }, 'roles'],
    [{ client_id: 2 }, 'client_id'],
  ])('refuses %j at its field and changes nothing', async (body, field) => {
    const before = await get();
    const answer = await put({ last_name: 'Changed', ...body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await get()).toEqual(before);
  });

  it('leaves an entry with what was and what is, and none where nothing changed', async () => {
    const entries = () =>
      host.database.platform((tx) =>
        tx
          .selectFrom('activity_log')
          .select(['changes', 'subject_id', 'created_by'])
          .where('description', '=', keptText(say('activity.profile_changed')))
          .orderBy('id')
          .execute(),
      );
    const before = (await entries()).length;
    const { first_name } = await get();
    await put({ first_name: 'Sofia', language: 'es' });
    await put({ first_name: 'Sofia' });
    const written = await entries();
    expect(written).toHaveLength(before + 1);
    const id = host.seeded.one.users['staff@demo.test'];
    expect(written.at(-1)).toEqual({ changes: { first_name: [first_name, 'Sofia'] }, subject_id: id, created_by: id });
  });

  it('needs a session', async () => {
    expect((await host.call('PUT', '/api/v1_0/profile', { first_name: 'X' })).status).toBe(401);
  });
});
