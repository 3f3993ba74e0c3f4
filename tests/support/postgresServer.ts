import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '#/tests/support/host.ts';

const run = promisify(execFile);

/** A PostgreSQL server of the test's own, with everything it does to keep what it acknowledged. */
export interface PostgresServer {
  url: string;
  start(): Promise<void>;
  /** `fast` ends its connections and stops in order; `immediate` is a crash. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /** It answers nobody any more, and refuses nobody either, until it speaks again. */
  fallSilent(): Promise<void>;
  speak(): Promise<void>;
  /** A second server that has everything before this one acknowledges it. */
  standby(): Promise<StandbyServer>;
  /** A second server that has everything a moment later. */
  replica(): Promise<StandbyServer>;
  remove(): Promise<void>;
}

/** It answers what only reads until it is promoted. */
export interface StandbyServer extends PostgresServer {
  /** From now on it stays as it is, until it is resumed. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Makes it the server. */
  promote(): Promise<void>;
}

/** Three servers that are one Citus cluster. */
export interface CitusServers {
  /** The coordinator's address. */
  url: string;
  workers: readonly PostgresServer[];
  remove(): Promise<void>;
}

const USER = 'countinghouse';
/** What a cluster of this program's needs, and `wal_level` to move businesses from node to node while they are written to. */
const OF_A_NODE = [
  'shared_preload_libraries=citus',
  'citus.propagate_set_commands=local',
  'citus.enable_unsafe_triggers=on',
  'citus.shard_count=4',
  'max_prepared_transactions=200',
  'wal_level=logical',
];

/** Where servers of one test lie, and who runs them. */
interface Installation {
  bin: string;
  folder: string;
  password: string;
  own(command: string, args: readonly string[]): Promise<unknown>;
}

/** @throws where no PostgreSQL is installed */
export async function postgresServer(): Promise<PostgresServer> {
  const place = await installation();
  const server = await newServer(place, 'data', ['--auth=scram-sha-256']);
  return { ...server, remove: () => server.remove().then(() => rm(place.folder, { recursive: true, force: true })) };
}

/** @throws where no PostgreSQL with Citus is installed */
export async function citusServers(): Promise<CitusServers> {
  const place = await installation();
  const servers: PostgresServer[] = [];
  const remove = async () => {
    for (const server of servers) await server.remove();
    await rm(place.folder, { recursive: true, force: true });
  };
  try {
    // Nodes sign in to each other as whoever asks.
    for (const name of ['coordinator', 'first', 'second']) servers.push(await newServer(place, name, ['--auth=trust'], OF_A_NODE));
    for (const { url } of servers) await ask(url, 'create extension citus');
    const [coordinator, ...workers] = servers as [PostgresServer, ...PostgresServer[]];
    await ask(coordinator.url, `select citus_set_coordinator_host('127.0.0.1', ${new URL(coordinator.url).port})`);
    for (const { url } of workers) await ask(coordinator.url, `select citus_add_node('127.0.0.1', ${new URL(url).port})`);
    return { url: coordinator.url, workers, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A started server with an empty database, in a folder of this name. */
async function newServer(place: Installation, name: string, auth: readonly string[], settings: readonly string[] = []) {
  const { bin, folder, own } = place;
  const data = join(folder, name);
  const signIn = [`--pwfile=${join(folder, 'password')}`, ...auth];
  await own(join(bin, 'initdb'), ['-D', data, '-U', USER, ...signIn, '--encoding=UTF8', '--no-locale']);
  const server = serverIn(place, data, await freePort(), settings);
  await server.start();
  await ask(server.url.replace(new RegExp(`${USER}$`), 'postgres'), `create database ${USER}`);
  return server;
}

async function installation(): Promise<Installation> {
  const bin = installed();
  const folder = await mkdtemp(join(tmpdir(), 'countinghouse-survival-'));
  const password = randomBytes(16).toString('hex');
  await writeFile(join(folder, 'password'), password);
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot
    ? await run('id', ['-u', 'postgres'])
        .then(() => 'postgres')
        .catch(() => 'nobody')
    : '';
  if (isRoot) await run('chown', ['-R', user, folder]);
  await chmod(folder, 0o700);
  // Servers that ask each other look for certificates at home, which is not that of whoever started this.
  const where = { cwd: folder, env: { ...process.env, HOME: folder } };
  const own = (command: string, args: readonly string[]) =>
    isRoot ? run('runuser', ['-u', user, '--', command, ...args], where) : run(command, [...args], where);
  return { bin, folder, password, own };
}

/** A server on the files of one folder. */
function serverIn(place: Installation, data: string, port: number, more: readonly string[] = []): PostgresServer {
  const { bin, folder, password, own } = place;
  const said = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'max_connections=60', ...more];
  const settings = said.map((setting) => `-c ${setting}`).join(' ');
  const pgCtl = (...args: string[]) => own(join(bin, 'pg_ctl'), ['-D', data, '-l', `${data}.log`, '-w', '-t', '60', ...args]);
  const server: PostgresServer = {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/${USER}`,
    start: async () => void (await pgCtl('-o', settings, 'start')),
    stop: async (how) => void (await pgCtl('-m', how, 'stop')),
    fallSilent: () => tell(data, 'SIGSTOP'),
    speak: () => tell(data, 'SIGCONT'),
    async replica() {
      const copy = join(folder, `standby-${randomBytes(4).toString('hex')}`);
      const from = `host=127.0.0.1 port=${port} user=${USER} password=${password}`;
      await own(join(bin, 'pg_basebackup'), ['-D', copy, '-R', '-X', 'stream', '-c', 'fast', '-d', from]);
      const other = serverIn(place, copy, await freePort());
      await other.start();
      return {
        ...other,
        async pause() {
          await ask(other.url, 'select pg_wal_replay_pause()');
          while ((await ask(other.url, `select 1 where pg_get_wal_replay_pause_state() = 'paused'`)) === 0) await wait(10);
        },
        resume: async () => void (await ask(other.url, 'select pg_wal_replay_resume()')),
        promote: async () => void (await own(join(bin, 'pg_ctl'), ['-D', copy, '-w', 'promote'])),
      };
    },
    async standby() {
      const other = await server.replica();
      // Set after the copy was made: the copy itself waits for nobody once it is the server.
      await ask(server.url, `alter system set synchronous_standby_names = '*'`);
      await ask(server.url, 'select pg_reload_conf()');
      while ((await ask(server.url, `select 1 from pg_stat_replication where sync_state = 'sync'`)) === 0) await wait(50);
      return other;
    },
    async remove() {
      if (existsSync(join(data, 'postmaster.pid'))) {
        // It may have been silent, and would not hear that it is to stop.
        await server.speak();
        await server.stop('immediate');
      }
      await rm(data, { recursive: true, force: true });
    },
  };
  return server;
}

/** Sends a signal to the server of a folder, which starts no more of them after it, and to each of its processes. */
async function tell(data: string, signal: NodeJS.Signals): Promise<void> {
  const [server = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(server), signal);
  await run('pkill', [`--signal=${signal}`, '--parent', server]);
}

/** @returns how many rows it answers */
async function ask(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows.length;
  } finally {
    await client.end();
  }
}

function installed(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? readdirSync(root).filter((name) => Number(name) >= 15 && existsSync(join(root, name, 'bin/initdb')))
    : [];
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  const folders = [...(newest ? [join(root, newest, 'bin')] : []), ...(process.env.PATH ?? '').split(':')];
  const bin = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
  if (!bin) throw new Error(`No PostgreSQL 15 or newer is installed here (looked for initdb and pg_ctl under ${root} and on the PATH)`);
  return bin;
}
