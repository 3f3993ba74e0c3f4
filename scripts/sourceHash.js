import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the build reads, beside the VITE_ variables. */
export const sources = [
  'model',
  'resources',
  'dataProvider',
  'authProvider',
  'i18n',
  'src',
  'server',
  'public',
  'scripts/buildPart.js',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * A hash that changes whenever a build would give something else.
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string}
 */
export function sourceHash(root, environment) {
  const hash = createHash('sha256');
  const settings = readdirSync(root).filter((name) => name.startsWith('.env'));
  for (const path of [...sources, ...settings.sort()]) {
    for (const file of filesOf(root, path))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  for (const name of Object.keys(environment).sort()) if (name.startsWith('VITE_')) hash.update(`${name}=${environment[name]}\0`);
  return hash.digest('hex');
}

/** @returns {string[]} */
function filesOf(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  const entries = readdirSync(full, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(root.length + 1).replaceAll('\\', '/')).sort();
}
