import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { model } from '#/resources/index.ts';
import { leastPasswordCost, passwords } from '#/server/access/passwords.ts';
import { type AppOptions, buildApp } from '#/server/app.ts';
import { demoPassword } from '#/server/demo/businesses.ts';
import { fill } from '#/server/demo/fill.ts';
import { migrate } from '#/server/foundation/database/migrate.ts';
import type { Database } from '#/server/foundation/database/openDatabase.ts';
import { tablesOf } from '#/server/foundation/database/tables.ts';
import { systemTables } from '#/server/systemTables.ts';
import { grantOf, testJwtSecret } from '#/tests/support/app.ts';
import { openEmbeddedTestDatabase } from '#/tests/support/database.ts';
import { vacuumed } from '#/tests/support/vacuumed.ts';
import { PEOPLE, type Person } from './calls.ts';
import type { Known } from './schemaValues.ts';

/** The demo data of the fuzz end here, so that its days are always the same. */
const NOW = '2026-11-20T15:00:00.000Z';
const DAYS = 2;

const EMAILS: Partial<Record<Person, string>> = {
  owner: 'owner@demo.test',
  admin: 'admin@demo.test',
  manager: 'manager@demo.test',
  staff: 'staff@demo.test',
  nobody: 'nobody@demo.test',
  stranger: 'owner@other.test',
};

/** A host with demo data, everybody signed in. */
export interface FuzzHost {
  app: Awaited<ReturnType<typeof buildApp>>;
  database: Database;
  tokenOf(person: Person): string | undefined;
  /** Signs somebody in again whose token has ended; false where an earlier call has shut them out for good. */
  signInAgain(person: Person): Promise<boolean>;
  /** The id that a made-up one stands for. */
  idOf(known: Known): number;
  /** What the host has written as an error. */
  errors: string[];
  close(): Promise<void>;
}

/** How a fuzz's host differs from the usual one. */
export type FuzzHostOptions = Pick<AppOptions, 'routes'> & {
  smtpUrl?: string;
  /** Every line that the host writes. */
  onLog?: (line: string) => void;
};

/** Opens it on a copy of data that are made once. */
export async function fuzzHost({ onLog, smtpUrl, routes }: FuzzHostOptions = {}): Promise<FuzzHost> {
  const database = await openEmbeddedTestDatabase({
    key: JSON.stringify(['fuzz', NOW, DAYS, tablesOf(model), systemTables]),
    async migrate(empty) {
      await migrate(empty, model, systemTables);
      await fill(empty, model, {
        passwordHash: await passwords(leastPasswordCost).hash(demoPassword),
        now: NOW,
        span: { days: DAYS, repeats: 0 },
      });
      await vacuumed(empty);
    },
  });
  const dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-fuzz-'));
  const errors: string[] = [];
  const write = (line: string) => {
    onLog?.(line);
    if (Number(/"level":(\d+)/.exec(line)?.[1]) >= ERROR) errors.push(line);
  };
  const config = {
    smtpUrl,
    oauthClientSecret: 'countinghouse-dashboard',
    logLevel: 'trace' as const,
    s3: undefined,
    trustProxy: undefined,
    dataDir,
  };
  const app = await buildApp({
    config,
    database,
    model,
    jwtSecret: testJwtSecret,
    passwordCost: leastPasswordCost,
    logTo: { write },
    routes,
  });
  await app.ready();
  const ids = await idsByResource(database);
  const tokens = new Map<Person, string>([['forged', `${'x'.repeat(20)}.${'y'.repeat(40)}.${'z'.repeat(43)}`]]);
  let signIns = 0;
  const signInAgain = async (person: Person) => {
    const email = EMAILS[person];
    if (!email) return true;
    signIns += 1;
    // From an address of its own each time: the limits on guessing are not what is tried here.
    const remoteAddress = `10.${(signIns >> 16) & 255}.${(signIns >> 8) & 255}.${signIns & 255}`;
    const answer = await app.inject({ method: 'POST', url: '/oauth/token', payload: grantOf(email, demoPassword), remoteAddress });
    if (answer.statusCode === 200) tokens.set(person, answer.json().access_token);
    return answer.statusCode === 200;
  };
  for (const person of PEOPLE) await signInAgain(person);
  const station = await app.inject({
    method: 'POST',
    url: model.resources.stations?.endpoint ?? '',
    headers: { authorization: `Bearer ${tokens.get('admin')}` },
    payload: { client_id: ids.get('clients')?.[0], establishment: ids.get('establishments')?.[0], name: 'Fuzz' },
  });
  const { station_token: stationToken } = station.json().data ?? {};
  if (typeof stationToken !== 'string') throw new Error(`No station could be made: ${station.body}`);
  tokens.set('station', stationToken);
  return {
    app,
    database,
    errors,
    tokenOf: (person) => tokens.get(person),
    signInAgain,
    idOf({ resource, nth }) {
      const all = ids.get(resource ?? '') ?? [];
      // Now and then one that nobody has; those who call, and their business, as seldom.
      const own = nth % SELDOM === 0 ? all : nth % SELDOM === 1 ? [] : all.slice(SPARED[resource ?? ''] ?? 0);
      return own[nth % Math.max(1, own.length)] ?? nth + 1;
    },
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The first business's records of each resource, and the platform's. */
function idsByResource(database: Database): Promise<Map<string, number[]>> {
  return database.platform(
    async (tx) => {
      const found = new Map<string, number[]>();
      for (const { name, table } of Object.values(model.resources)) {
        const { rows } = await sql<{ id: number }>`
          select id from ${sql.id('public', table)} where client_id <= (select min(id) from public.clients) order by client_id desc, id
            limit ${KNOWN}`.execute(tx);
        found.set(
          name,
          rows.map(({ id }) => id),
        );
      }
      return found;
    },
    { readonly: true },
  );
}

const SELDOM = 20;
/** So many of the first records are those who call: without them a round would end with refusals alone. */
const SPARED: Readonly<Record<string, number>> = { clients: 1, users: 5 };
/** So many of a resource are called about. */
const KNOWN = 60;
/** Of the log's levels. */
const ERROR = 50;
