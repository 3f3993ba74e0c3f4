import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operationsOf } from '#/clients/typescript/generate.js';

const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/**
 * The client in a folder of its own, generated from a document and compiled: the folder with `src/client.js` and `examples/till.js` in it.
 * @throws what the compiler says where something does not fit
 */
export async function generatedClient(document: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countinghouse-client-'));
  await cp(join(root, 'clients/typescript'), folder, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'src', 'operations.ts'), await operationsOf(document));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await run('npx', ['tsc', '-p', folder], { cwd: root });
  return join(folder, 'dist');
}
