import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetTokens } from './demoToken.ts';

/** A quarter: what more there is in the demo data is of the same kind, and would be copied for every file of tests. */
export const DEMO_DAYS = '91';

const ownProgram = join(import.meta.dirname, '../../dist/host/main.js');

export interface HostOptions {
  /** Environment beside the defaults: demo data, a free loopback port, a data folder of its own. */
  env?: Record<string, string>;
  /** A data folder to start from; it is copied, never written. */
  copyOf?: string;
  /** Another built host than this project's own. */
  program?: string;
  /** How long the first answer may take, in milliseconds. */
  readyWithinMs?: number;
}

/** A running host, as `npm start` runs it. */
export interface RunningHost {
  url: string;
  dataDir: string;
  /** What it has written so far. */
  output(): string;
  /** Asks it to end as a service manager does, and resolves to its exit code; the data folder is removed unless kept. */
  stop(options?: { keepData?: boolean }): Promise<number | null>;
  /** Ends it on the spot, and removes its data: what nobody reads any more need not be put in order. */
  drop(): Promise<void>;
}

/**
 * Starts the built host (dist/host/main.js) and waits until it is ready.
 * @throws where it is not built, ends early or is not ready in time; the message carries its output.
 */
export async function startHost({
  env = {},
  copyOf,
  program = ownProgram,
  readyWithinMs = 120_000,
}: HostOptions = {}): Promise<RunningHost> {
  if (!existsSync(program)) throw new Error('The host is not built: run `npm run build` first');
  const dataDir = await mkdtemp(join(tmpdir(), 'countinghouse-host-'));
  // At once: of hundreds of copies made piece by piece one never ended, without an error.
  if (copyOf) cpSync(copyOf, dataDir, { recursive: true });
  const settings = {
    // Its own choice: a port that was free a moment ago may be another host's by now, which would answer in its place until that one ends.
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_DAYS,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...env,
  };
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: { ...cleanEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  const endNow = () => void child.kill('SIGKILL');
  process.once('exit', endNow);
  child.once('exit', () => process.off('exit', endNow));
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => written.push(text));
  const output = () => written.join('');
  const stop = async ({ keepData = false } = {}) => {
    const code = await end(child);
    if (!keepData) await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  const drop = async () => {
    await end(child, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = await ready(child, readyWithinMs, output).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  forgetTokens(url);
  return { url, dataDir, output, stop, drop };
}

/** A loopback port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port was given'))));
      });
  });
}

/** The environment without what the test runner and the developer's own settings would change in the host. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const ours = /^(?:VITE|VITEST|NODE_OPTIONS|NODE_ENV|TEST|TZ|DATABASE_|S3_|SMTP_|JWT_|OAUTH_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)));
}

/** Where the host answers, once it does. */
async function ready(child: ChildProcess, withinMs: number, output: () => string): Promise<string> {
  const until = Date.now() + withinMs;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode)
      throw new Error(`The host ended before it was ready (${child.exitCode ?? child.signalCode}):\n${output()}`);
    const [, url] = /answers at (http:\/\/[\d.]+:\d+)\s/.exec(output()) ?? [];
    const answer = url ? await fetch(`${url}/api/health/ready`).catch(() => undefined) : undefined;
    if (url && answer?.ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The host was not ready within ${withinMs} ms:\n${output()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode) return child.exitCode;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const impatience = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const code = await ended;
  clearTimeout(impatience);
  return code;
}
