import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentHost } from './scripts/vite/developmentHost.ts';
import { hostEntries } from './scripts/vite/hostEntries.ts';
import { icons } from './scripts/vite/icons.ts';
import { installable } from './scripts/vite/installable.ts';
import { precompress } from './scripts/vite/precompress.ts';

const root = import.meta.dirname;

/**
 * The dashboard in few files: a chunk for every small part that two screens share were a hundred and fifty requests before the first
 * heading, most of them for less than a packet. What the entry itself needs is two files (of which one changes only with its libraries),
 * what lazy screens share is a few, by who shares it: a part smaller than the threshold joins its nearest neighbour.
 */
const output = {
  codeSplitting: {
    groups: [
      { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
      { name: 'first', tags: ['$initial' as const], priority: 1 },
      { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 60_000 },
    ],
  },
  // Parts that refer to each other stand in different files now.
  strictExecutionOrder: true,
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~', 1)}-[hash].js`,
};

/** One build, two bundles: the dashboard for browsers (dist/dashboard) and the host for Node (dist/host). */
export default defineConfig({
  root,
  plugins: [react(), icons(root), installable(root), precompress(), developmentHost()],
  server: { port: 4000 },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/dashboard',
        emptyOutDir: true,
        target: 'baseline-widely-available',
        rolldownOptions: { input: 'index.html', output },
      },
    },
    ssr: {
      resolve: { external: true },
      build: {
        outDir: 'dist/host',
        emptyOutDir: true,
        target: 'node20.19',
        minify: false,
        sourcemap: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: hostEntries(root),
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
});
