import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#/tests/support/host.ts';

const PROGRAM = join(import.meta.dirname, '../../dist/host/main.js');
const READY_WITHIN_MS = 120_000;

/** The built host on one port and one data folder, killed and started as often as a test wants. */
export interface HostProcess {
  url: string;
  pid(): number | undefined;
  isRunning(): boolean;
  /** What all its lives have written. */
  output(): string;
  start(): Promise<void>;
  /** Ends it on the spot. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws where the host is not built */
export async function hostProcess(env: Readonly<Record<string, string>>): Promise<HostProcess> {
  if (!existsSync(PROGRAM)) throw new Error('The host is not built: run `npm run build` first');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const written: string[] = [];
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (!child || !isRunning()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    url,
    pid: () => child?.pid,
    isRunning,
    output: () => written.join(''),
    async start() {
      const own = { PATH: process.env.PATH ?? '', PORT: String(port), DEMO: '0', LOG_LEVEL: 'fatal', NODE_ENV: 'production' };
      child = spawn(process.execPath, ['--enable-source-maps', PROGRAM], { env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => written.push(text));
      await ready(url, isRunning);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Resolves when the host says that it is ready. @throws where its process ends before, or it takes too long */
export async function ready(url: string, isRunning: () => boolean): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (!isRunning()) throw new Error('The host has ended');
    if (await isReady(url)) return;
    await wait(50);
  }
  throw new Error(`The host was not ready within ${READY_WITHIN_MS / 1000} s`);
}

export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.ok ?? false;
}
