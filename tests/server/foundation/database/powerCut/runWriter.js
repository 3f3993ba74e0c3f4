import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/** Runs writer.ts in a process of its own, as a host would run: `node runWriter.js <folder> <what>`. */
const { module } = await runnerImport(resolve(import.meta.dirname, 'writer.ts'), {
  configFile: false,
  root: resolve(import.meta.dirname, '../../../..'),
  logLevel: 'error',
});
await module.write(process.argv[2], process.argv[3]);
