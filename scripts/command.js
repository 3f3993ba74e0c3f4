// Runs a command of the host (server/commands/<name>.ts), built first where its sources changed: `node scripts/command.js createAdmin
// name@example.com`.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensureBuilt.js';

const [name = '', ...parameters] = process.argv.slice(2);
const file = join(import.meta.dirname, '../dist/host', `${name}.js`);

process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
try {
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.argv = [process.argv[0] ?? 'node', file, ...parameters];
await import(pathToFileURL(file).href);
