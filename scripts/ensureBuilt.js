import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from './sourceHash.js';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist/.hash');

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
  const hash = sourceHash(root, process.env);
  if (existsSync(join(root, 'dist/host/main.js')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
    return { isNew: false, dashboard: Promise.resolve() };
  rmSync(stamp, { force: true });
  const { build, end } = builds();
  const host = build('ssr');
  const dashboard = Promise.all([build('client'), host])
    .then(() => writeFileSync(stamp, hash))
    .finally(end);
  // Whoever awaits it meets what went wrong; until then it has met somebody.
  dashboard.catch(() => undefined);
  await host;
  return { isNew: true, dashboard };
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
