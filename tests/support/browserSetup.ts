import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '#/scripts/ensureBuilt.js';
import { chromiumLaunch } from './chromium.ts';
import { type RunningHost, startHost } from './host.ts';

const root = join(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shared browser listens. */
    browserEndpoint: string;
    /** One running host with demo data for each worker. */
    hostUrls: string[];
    /** A data folder with demo data, for a host of a test's own: `startHost({ copyOf: inject('demoData') })` is ready in a second. */
    demoData: string;
  }
}

/** Builds the program where its sources changed, and gives the browser tests one Chromium and one demo host for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const server = await chromium.launchServer(chromiumLaunch());
  const hosts: RunningHost[] = [];
  const teardown = async () => void (await Promise.all([server.close(), ...hosts.map((host) => host.stop())]));
  try {
    const copyOf = await demoData();
    const started = await Promise.allSettled(Array.from({ length: project.vitest.config.maxWorkers }, () => startHost({ copyOf })));
    for (const outcome of started) if (outcome.status === 'fulfilled') hosts.push(outcome.value);
    for (const outcome of started) if (outcome.status === 'rejected') throw outcome.reason;
    project.provide('demoData', copyOf);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('browserEndpoint', server.wsEndpoint());
  project.provide(
    'hostUrls',
    hosts.map((host) => host.url),
  );
  return teardown;
}

/** Demo data are made once for a built host and a day, and kept under .cache: every host starts from a copy of them. */
async function demoData(): Promise<string> {
  const kept = join(root, '.cache/demo');
  const folder = join(kept, await hostHash());
  if (existsSync(folder)) return folder;
  await rm(kept, { recursive: true, force: true });
  await mkdir(kept, { recursive: true });
  const host = await startHost({ readyWithinMs: 600_000 });
  await host.stop({ keepData: true });
  // A rename cannot cross file systems, and the system's temporary folder may be on another one.
  const copy = `${folder}.part`;
  await cp(host.dataDir, copy, { recursive: true });
  await rm(host.dataDir, { recursive: true, force: true });
  await rename(copy, folder);
  return folder;
}

/** What the data depend on: the host's program, and the day on which they end. */
async function hostHash(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const host = join(root, 'dist/host');
  const files = (await readdir(host)).filter((name) => name.endsWith('.js')).sort();
  for (const name of files) hash.update(name).update(await readFile(join(host, name)));
  return hash.digest('hex').slice(0, 16);
}
