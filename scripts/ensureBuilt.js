import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from './sourceHash.js';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist/.hash');

/**
 * Builds the dashboard and the host where their sources, the lockfile or a VITE_ variable changed since the last build.
 * @returns {Promise<boolean>} whether it built
 * @throws where the build fails; what it said is on the terminal by then
 */
export async function ensureBuilt() {
  const hash = sourceHash(root, process.env);
  if (existsSync(join(root, 'dist/host/main.js')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  rmSync(stamp, { force: true });
  await build();
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

/** @returns {Promise<void>} */
function build() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const environment = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], { cwd: root, env: environment, stdio: 'inherit' });
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (code === 0) resolve();
      else reject(new Error(`The build failed (${signal ?? `exit code ${code}`})`));
    });
  });
}
