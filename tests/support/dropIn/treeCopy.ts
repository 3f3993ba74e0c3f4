import { spawn } from 'node:child_process';
import { copyFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const sources = ['model', 'resources', 'dataProvider', 'authProvider', 'i18n', 'src', 'server', 'scripts', 'tests', 'index.html'];
const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];

/** Where the fixture's files go in a tree; the second one says what the first one's verb does. */
const dropped = {
  'allergens.ts': 'resources/catalogue/allergens.ts',
  'allergens.confirm.ts': 'server/extensions/verbs/allergens.confirm.ts',
};

/** A copy of the project's sources that a test may change, build and run. */
export interface TreeCopy {
  /** The program of its host, once it is built. */
  program: string;
  drop(): Promise<void>;
  takeOut(): Promise<void>;
  build(): Promise<void>;
  /** Runs the project's own tests there, and gives what they said. @throws where one fails */
  test(...options: string[]): Promise<string>;
  remove(): Promise<void>;
}

/** Copies the sources to a temporary folder; the packages are those of the project. */
export async function copyTree(): Promise<TreeCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'countinghouse-tree-'));
  for (const name of [...sources, ...settings]) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const entries = Object.entries(dropped);
  return {
    program: join(folder, 'dist/host/main.js'),
    drop: async () => void (await Promise.all(entries.map(([from, to]) => copyFile(join(import.meta.dirname, from), join(folder, to))))),
    takeOut: async () => void (await Promise.all(entries.map(([, to]) => rm(join(folder, to))))),
    build: async () => void (await run(folder, [join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--app', '--logLevel', 'warn'])),
    test: (...options) => run(folder, [join(folder, 'node_modules/vitest/vitest.mjs'), 'run', ...options]),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs Node in the copy. @throws with what it wrote, where it fails */
function run(cwd: string, options: readonly string[]): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITE|TEST|NODE_ENV|NODE_OPTIONS)/.test(name)));
  const child = spawn(process.execPath, options, { cwd, env: { ...env, NO_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => written.push(text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(written.join('')) : reject(new Error(`node ${options.join(' ')} ended with ${code}:\n${written.join('')}`)),
    );
  });
}
