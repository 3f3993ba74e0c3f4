import { rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '#/scripts/ensureBuilt.js';
import { chromiumLaunch } from './chromium.ts';
import { type RunningHost, startHost } from './host.ts';

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
  let demoData: string | undefined;
  const teardown = async () => {
    await Promise.all([server.close(), ...hosts.map((host) => host.stop())]);
    if (demoData) await rm(demoData, { recursive: true, force: true });
  };
  try {
    const copyOf = await makeDemoData();
    demoData = copyOf;
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

/** Demo data are made once; every host starts from a copy of them. */
async function makeDemoData(): Promise<string> {
  const host = await startHost();
  await host.stop({ keepData: true });
  return host.dataDir;
}
