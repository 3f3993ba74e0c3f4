import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { acyclic } from './scripts/vite/acyclic.ts';
import { developmentHost } from './scripts/vite/developmentHost.ts';
import { hostEntries } from './scripts/vite/hostEntries.ts';
import { icons } from './scripts/vite/icons.ts';
import { installable } from './scripts/vite/installable.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { sharedFiles } from './scripts/vite/sharedFiles.ts';
import { unread } from './scripts/vite/unread.ts';

const root = import.meta.dirname;

/**
 * The dashboard by who needs it, so that a page asks for little that it does not show: what the sign-in form needs is two files (of which
 * one changes only with its libraries), what every page behind it needs is one, what several sorts of pages share is a few, and the rest
 * stands by which of the lazy parts share it. Below the threshold a part joins its nearest neighbour: a larger one makes fewer requests,
 * of which more is for other pages.
 */
const output = {
  codeSplitting: {
    groups: [
      { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 4 },
      { name: 'first', tags: ['$initial' as const], priority: 3 },
      // Which page an address is: asked before what every page needs has come.
      { name: 'addresses', test: /\/src\/app\/pageLoaders\.ts$/, priority: 3 },
      // With all that it imports.
      { name: 'admin', test: /\/src\/app\/Admin\.tsx$/, priority: 2 },
      ...sharedFiles.map(({ name, paths }, at) => ({
        name,
        test: (id: string) => paths.some((path) => id.includes(path)),
        priority: 2 - (at + 1) / (sharedFiles.length + 1),
      })),
      { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 },
    ],
  },
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~', 1)}-[hash].js`,
};

/** One build, two bundles: the dashboard for browsers (dist/dashboard) and the host for Node (dist/host). */
export default defineConfig({
  root,
  plugins: [react(), icons(root), unread(), installable(root), precompress(), acyclic(), developmentHost()],
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
      // Of its four hundred files only what is used, in ours: a host starts sooner.
      resolve: { external: true, noExternal: ['kysely'] },
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
