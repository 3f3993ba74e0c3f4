import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthCompressing = /\.(?:html|js|css|svg|json|txt|webmanifest|ico)$/;

/** Smaller files than this travel in one network packet either way. */
const smallestBytes = 1_024;

/** Writes a `.br` and a `.gz` beside every text file of the dashboard, so that the host compresses nothing while it serves. */
export function precompress(): Plugin {
  return {
    name: 'countinghouse:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(names.filter((name) => worthCompressing.test(name)).map((name) => compressFile(join(dir, name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallestBytes) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
  if (zipped.length < bytes.length) await writeFile(`${file}.gz`, zipped);
}
