import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Model } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { leastPasswordCost } from '#/server/access/passwords.ts';
import { type AppOptions, buildApp } from '#/server/app.ts';
import { commentTables } from '#/server/foundation/database/commentTables.ts';
import { migrate } from '#/server/foundation/database/migrate.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { rightsTables } from '#/server/foundation/database/rightsVersions.ts';
import { searchTables } from '#/server/foundation/database/searchTables.ts';
import { tablesOf } from '#/server/foundation/database/tables.ts';
import { rolesAndSchemas, walls } from '#/server/foundation/database/tenancy.ts';
import { systemTables } from '#/server/systemTables.ts';
import { openTestDatabase } from './database.ts';
import type { Preparation } from './preparation.ts';
import { type Seeded, seed, seedPassword } from './seed.ts';
import { vacuumed } from './vacuumed.ts';

/** Signs the tokens of the tests. */
export const testJwtSecret = 'a secret for tests, long enough to be one';

/** What a call answered. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the one parsing edge of the tests; what a body holds is what each test is about
  body: any;
  headers: Readonly<Record<string, string | undefined>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/** A host on a database of its own, without a socket. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  seeded: Seeded;
  /** A fresh access token; cached by nothing. */
  signIn(email: string, password?: string): Promise<string>;
  /** Sends JSON (or a text as it is) and reads the answer. */
  call(method: Method, path: string, body?: unknown, token?: string, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export type TestAppOptions = Omit<Partial<AppOptions>, 'config'> & {
  config?: Partial<AppOptions['config']>;
  roles?: Parameters<typeof seed>[2];
};

/** Opens a migrated, seeded database and builds the host on it. */
export async function testApp({ roles, ...options }: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await migratedDatabase());
  const seeded = await seed(database, model, roles);
  const dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-test-'));
  const config = {
    oauthClientSecret: 'countinghouse-dashboard',
    logLevel: 'silent' as const,
    s3: undefined,
    trustProxy: undefined,
    dataDir,
  };
  const app = await buildApp({
    model,
    jwtSecret: testJwtSecret,
    passwordCost: leastPasswordCost,
    // Nothing leaves but where a test is about that.
    webhookSettings: { most: 0 },
    ...options,
    // What a host does by itself comes at no moment of a test's choosing: a test that is about it says `recurs: true`.
    jobSettings: { recurs: false, ...options.jobSettings },
    config: { ...config, ...options.config },
    database,
  });
  const call = caller(app);
  return {
    app,
    database,
    seeded,
    call,
    signIn: async (email, password = seedPassword) => {
      const { status, body } = await call('POST', '/oauth/token', grantOf(email, password));
      if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${body.message}`);
      return body.access_token;
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** An empty database with every table of the definitions and of the host; its prepared form is kept until one of them changes. */
export function migratedDatabase(of: Model = model): Promise<Database> {
  return openTestDatabase(preparationOf(of));
}

/** One for each model: to write down what it depends on takes 45 ms, for each file. */
const preparations = new WeakMap<Model, Preparation>();

function preparationOf(of: Model): Preparation {
  const preparation = preparations.get(of) ?? newPreparation(of);
  preparations.set(of, preparation);
  return preparation;
}

function newPreparation(of: Model): Preparation {
  const tables = tablesOf(of);
  const key = JSON.stringify([
    tables,
    tables.map(walls),
    rolesAndSchemas,
    searchTables,
    commentTables,
    rightsTables,
    systemTables,
    'vacuumed',
  ]);
  return {
    key,
    from: of === model ? undefined : preparationOf(model),
    async migrate(database) {
      await migrate(database, of, systemTables);
      if (database.engine === 'embedded') await vacuumed(database);
    },
  };
}

/** The body of a sign-in, as the dashboard sends it. */
export function grantOf(username: string, password = seedPassword) {
  return { grant_type: 'password', client_id: 11, client_secret: 'countinghouse-dashboard', scope: '', username, password };
}

/** Makes calls to an app as a client would. */
export function caller(app: FastifyInstance): TestApp['call'] {
  return async (method, path, body, token, headers = {}) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
    const isJson = String(answer.headers['content-type']).includes('json') && !answer.headers['content-encoding'];
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers as Answer['headers'] };
  };
}
