import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  remove(): Promise<void>;
}

/** @throws where no PostgreSQL is installed */
export async function postgresServer(): Promise<PostgresServer> {
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
  const own = (command: string, args: readonly string[]) =>
    isRoot ? run('runuser', ['-u', user, '--', command, ...args], { cwd: folder }) : run(command, [...args], { cwd: folder });
  if (isRoot) await run('chown', ['-R', user, folder]);
  await chmod(folder, 0o700);
  const data = join(folder, 'data');
  await own(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'countinghouse',
    `--pwfile=${join(folder, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
  ]);
  const port = await freePort();
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c max_connections=60`;
  const pgCtl = (...args: string[]) => own(join(bin, 'pg_ctl'), ['-D', data, '-l', join(folder, 'log'), '-w', '-t', '60', ...args]);
  const server: PostgresServer = {
    url: `postgres://countinghouse:${password}@127.0.0.1:${port}/countinghouse`,
    start: async () => void (await pgCtl('-o', settings, 'start')),
    stop: async (how) => void (await pgCtl('-m', how, 'stop')),
    async remove() {
      if (existsSync(join(data, 'postmaster.pid'))) await server.stop('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  const client = new pg.Client({ connectionString: server.url.replace(/countinghouse$/, 'postgres') });
  await client.connect();
  await client.query('create database countinghouse');
  await client.end();
  return server;
}

function installed(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((name) => Number(name) >= 15 && existsSync(join(root, name, 'bin/initdb'))) : [];
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  const folders = [...(newest ? [join(root, newest, 'bin')] : []), ...(process.env.PATH ?? '').split(':')];
  const bin = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
  if (!bin) throw new Error(`No PostgreSQL 15 or newer is installed here (looked for initdb and pg_ctl under ${root} and on the PATH)`);
  return bin;
}
