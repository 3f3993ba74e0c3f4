import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The inputs of the host's bundle, by the name of the file they become in dist/host: the host and the worker (as
 * programs, and to be run by `npm start` and `npm run worker`), every command, and every worker thread or process. One (`…Worker.js`, plain JavaScript) is opened by `new URL('./nameWorker.js',
 * import.meta.url)`: this works from the source as from the bundle because all of the bundle lies in one folder and inputs keep their
 * names.
 * @throws where two inputs have one name.
 */
export function hostEntries(root: string): Record<string, string> {
  const entries: Record<string, string> = {};
  const programs = ['main.ts', 'worker.ts', 'run.ts'].map((name) => join(root, 'server/main', name));
  for (const file of [...programs, ...commandFiles(root), ...workerFiles(root)]) {
    const name = basename(file).replace(/\.[jt]s$/, '');
    if (entries[name]) throw new Error(`${entries[name]} and ${file} would both become dist/host/${name}.js: rename one`);
    entries[name] = file;
  }
  return entries;
}

function commandFiles(root: string): string[] {
  const folder = join(root, 'server/commands');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? [join(folder, file)] : []));
}

function workerFiles(root: string): string[] {
  const folder = join(root, 'server');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('Worker.js') ? [join(folder, file)] : [],
  );
}
