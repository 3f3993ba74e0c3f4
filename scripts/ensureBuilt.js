import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from './sourceHash.js';

const root = join(import.meta.dirname, '..');
/** The build's parts: one file of each, and what it was built from. */
const parts = {
  host: { file: join(root, 'dist/host/main.js'), stamp: join(root, 'dist/.host.hash') },
  dashboard: { file: join(root, 'dist/dashboard/index.html'), stamp: join(root, 'dist/.dashboard.hash') },
};

/**
 * Builds the dashboard and the host where their sources, the lockfile or a VITE_ variable changed since the last build.
 * @throws where the build fails; what it said is on the terminal by then
 */
export async function ensureBuilt() {
  const { dashboard } = await hostBuilt();
  await dashboard;
}

/**
 * The same for who needs the host first: it is there long before the dashboard, and can begin its work.
 * @returns {Promise<{ isNew: boolean, dashboard: Promise<void> }>} whether anything is built, and when the dashboard is there, too
 */
export async function hostBuilt() {
  const hashes = { sources: sourceHash(root, {}), whole: sourceHash(root, process.env) };
  const isBuilt = { host: builtFrom('host')?.whole === hashes.whole, dashboard: builtFrom('dashboard')?.whole === hashes.whole };
  if (isBuilt.host && isBuilt.dashboard) return { isNew: false, dashboard: Promise.resolve() };
  const { build, end } = builds();
  const host = isBuilt.host ? Promise.resolve() : built('host', build('ssr'), hashes);
  const client = isBuilt.dashboard ? Promise.resolve() : built('dashboard', build('client'), hashes);
  const dashboard = Promise.all([client, host])
    .then(() => undefined)
    .finally(end);
  // Whoever awaits it meets what went wrong; until then it has met somebody.
  dashboard.catch(() => undefined);
  await host;
  return { isNew: true, dashboard };
}

/**
 * Builds the host alone where its sources changed, for a worker: what VITE_ variables say is for browsers, so a host that was built with
 * others is left as it is.
 * @returns {Promise<{ isNew: boolean }>} whether anything is built
 * @throws where the build fails; what it said is on the terminal by then
 */
export async function workerBuilt() {
  const hashes = { sources: sourceHash(root, {}), whole: sourceHash(root, process.env) };
  if (builtFrom('host')?.sources === hashes.sources) return { isNew: false };
  const { build, end } = builds();
  await built('host', build('ssr'), hashes).finally(end);
  return { isNew: true };
}

/**
 * What a part was built from; undefined where it is not there.
 * @param {keyof typeof parts} part
 * @returns {{ sources: string, whole: string } | undefined} hashes, without and with the VITE_ variables
 */
function builtFrom(part) {
  const { file, stamp } = parts[part];
  if (!existsSync(file) || !existsSync(stamp)) return undefined;
  const [sources = '', whole = ''] = readFileSync(stamp, 'utf8').split(' ');
  return { sources, whole };
}

/**
 * Says what a part is built from once its build is through, and nothing until then.
 * @param {keyof typeof parts} part
 * @param {Promise<void>} building
 * @param {{ sources: string, whole: string }} hashes
 */
async function built(part, building, { sources, whole }) {
  const { stamp } = parts[part];
  rmSync(stamp, { force: true });
  await building;
  writeFileSync(stamp, `${sources} ${whole}`);
}

/** Builds beside each other that end together: by a signal to this process, and where one of them fails. */
function builds() {
  const ending = new AbortController();
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    ending.abort();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return {
    build: (/** @type {'ssr' | 'client'} */ part) => build(part, ending),
    end() {
      ending.abort();
      process.off('SIGINT', stop).off('SIGTERM', stop);
    },
  };
}

/**
 * @param {'ssr' | 'client'} part
 * @param {AbortController} ending ends it, and is ended by it where it fails
 * @returns {Promise<void>}
 */
function build(part, ending) {
  const environment = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'buildPart.js'), part], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    signal: ending.signal,
  });
  return new Promise((resolve, reject) => {
    // What another build failed by is what went wrong here, too.
    child.once('error', (error) => reject(error.cause ?? error));
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve();
      const failed = Object.assign(new Error(`The build failed (${signal ?? `exit code ${code}`})`), { name: 'BuildFailed' });
      reject(failed);
      ending.abort(failed);
    });
  });
}
