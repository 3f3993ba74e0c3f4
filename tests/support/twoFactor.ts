import { sql } from 'kysely';
import { type Answer, grantOf, type TestApp, testApp } from './app.ts';
import { codeAt } from './codeAt.ts';

/** Somebody with a session, and whoever made them. */
export interface Person {
  id: number;
  email: string;
  token: string;
  owner: string;
}
/** An email about security as the queue holds it. */
interface Told {
  event: string;
  userId: number;
  address: string;
  to?: string;
  left?: number;
}

/** A host whose clock the test moves, with what a test of two-factor sign-in does again and again. */
export async function twoFactorHost() {
  let clock = Date.now();
  let seen = 0;
  let made = 0;
  const host: TestApp = await testApp({ now: () => clock, config: { trustProxy: 'loopback' } });
  const rows = (query: ReturnType<typeof sql>) =>
    host.database.platform(async (tx) => (await query.execute(tx)).rows as Record<string, unknown>[]);
  const ownFactor = (path: string, body: object | undefined, token: string): Promise<Answer> =>
    host.call(body ? 'POST' : 'GET', `/api/v1_0/two-factor${path}`, body, token);
  /** Time goes on with each code, so that none was used before. */
  const nextCode = (key: string) => codeAt(key, pass(60));
  const pass = (seconds: number) => {
    clock += seconds * 1000;
    return clock;
  };
  /** Somebody of the first business; nobody else signs in, so their owner's token serves all. */
  let owner: string | undefined;
  async function person(): Promise<Person> {
    owner ??= await host.signIn('owner@demo.test');
    made += 1;
    const email = `two${made}@demo.test`;
    const { body } = await host.call(
      'POST',
      '/api/user',
      { first_name: 'Two', last_name: 'Steps', email, password: 'countinghouse' },
      owner,
    );
    return { id: body.data.id, email, owner, token: await host.signIn(email) };
  }
  const mfaToken = async (email: string): Promise<string> => (await host.call('POST', '/oauth/token', grantOf(email))).body.mfa_token;
  function second(proof: object, headers?: Record<string, string>) {
    const client = { client_id: 11, client_secret: 'countinghouse-dashboard' };
    const grant = { grant_type: 'urn:countinghouse:oauth:grant-type:mfa', ...client, ...proof };
    return host.call('POST', '/oauth/token', grant, undefined, headers);
  }
  return {
    host,
    rows,
    ownFactor,
    nextCode,
    pass,
    person,
    password: (email: string, typed?: string, headers?: Record<string, string>) =>
      host.call('POST', '/oauth/token', grantOf(email, typed), undefined, headers),
    second,
    mfaToken,
    /** Both steps: the password, then this proof. */
    secondFor: async (email: string, proof: object) => second({ mfa_token: await mfaToken(email), ...proof }),
    isIn: async (token: string) => (await host.call('GET', '/api/constants', undefined, token)).status === 200,
    async withFactor() {
      const one = await person();
      const { totp_secret: key } = (await ownFactor('/begin', { password: 'countinghouse' }, one.token)).body.data as {
        totp_secret: string;
      };
      const confirmed = await ownFactor('/confirm', { otp: nextCode(key) }, one.token);
      return { ...one, key, codes: confirmed.body.data.recovery_codes as string[] };
    },
    /**
     * What the host serves to those who bring a token: its own calls, and of those that definitions make one for each base path, for they
     * are all registered alike.
     */
    async callsWithToken(token: string) {
      const { paths } = (await host.call('GET', '/api/openapi.json', undefined, token)).body as {
        paths: Record<string, Record<string, { security?: unknown }>>;
      };
      const all = Object.entries(paths).flatMap(([path, verbs]) =>
        Object.entries(verbs).flatMap(([method, { security }]) =>
          security || path === '/api/logout' ? [] : [[method.toUpperCase() as 'GET', path] as const],
        ),
      );
      const likeness = (method: string, path: string) =>
        path.startsWith('/api/v1_0/') ? `${method} ${path}` : path.split('/').slice(0, 3).join('/');
      return [...new Map(all.map(([method, path]) => [likeness(method, path), [method, path] as const])).values()];
    },
    /** What the queue was given for somebody since the last look. */
    async emails(userId: number): Promise<Told[]> {
      const found = await rows(sql`select id, payload from public.jobs where kind = 'mail.security' and id > ${seen} order by id`);
      seen = Math.max(seen, ...found.map(({ id }) => Number(id)));
      return found.map(({ payload }) => (payload as { payload: Told }).payload).filter((told) => told.userId === userId);
    },
    /** A role of the first business, given to somebody everywhere. */
    async giveRole({ id, owner: giver }: Person, values: object): Promise<void> {
      made += 1;
      const { body } = await host.call(
        'POST',
        '/api/role',
        { name: `Role ${made}`, type: 'WEB', permissions: ['Products'], ...values },
        giver,
      );
      await host.call('PUT', `/api/user/${id}`, { roles: [{ role: body.data.id, establishment: null }] }, giver);
    },
  };
}
