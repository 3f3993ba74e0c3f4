import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '#/scripts/ensureBuilt.js';
import { openDatabase } from '#/server/foundation/database/openDatabase.ts';
import { chromiumLaunch } from './chromium.ts';
import { DEMO_DAYS, startHost } from './host.ts';
import { vacuumed } from './vacuumed.ts';

const root = join(import.meta.dirname, '../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shared browser listens. */
    browserEndpoint: string;
    /** A data folder with demo data: `startHost({ copyOf: inject('demoData') })` is ready in seconds. */
    demoData: string;
  }
}

/** Builds the program where its sources changed, and gives the browser tests one Chromium, and demo data for their hosts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt();
  const server = await launched();
  try {
    project.provide('demoData', await demoData());
  } catch (error) {
    await server.close();
    throw error;
  }
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}

/** Of many starts on a busy machine one dies now and then, before it has opened anything: it is started again. @throws where none starts */
async function launched(tries = 3): Promise<BrowserServer> {
  try {
    return await chromium.launchServer(chromiumLaunch());
  } catch (error) {
    if (tries <= 1) throw error;
    console.warn(`The browser did not start, once more: ${String(error).split('\n')[0]}`);
    return launched(tries - 1);
  }
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
  const database = await openDatabase({ dataDir: host.dataDir });
  await vacuumed(database).finally(() => database.close());
  // A rename cannot cross file systems, and the system's temporary folder may be on another one.
  const copy = `${folder}.part`;
  await cp(host.dataDir, copy, { recursive: true });
  await rm(host.dataDir, { recursive: true, force: true });
  await rename(copy, folder);
  return folder;
}

/** What the data depend on: the host's program, the day on which they end, and how far they go back. */
async function hostHash(): Promise<string> {
  const hash = createHash('sha256').update(`vacuumed ${new Date().toISOString().slice(0, 10)} ${DEMO_DAYS}`);
  const host = join(root, 'dist/host');
  const files = (await readdir(host)).filter((name) => name.endsWith('.js')).sort();
  for (const name of files) hash.update(name).update(await readFile(join(host, name)));
  return hash.digest('hex').slice(0, 16);
}
