import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentHost } from './scripts/vite/developmentHost.ts';
import { hostEntries } from './scripts/vite/hostEntries.ts';
import { icons } from './scripts/vite/icons.ts';
import { precompress } from './scripts/vite/precompress.ts';

const root = import.meta.dirname;

/** One build, two bundles: the dashboard for browsers (dist/dashboard) and the host for Node (dist/host). */
export default defineConfig({
  root,
  plugins: [react(), icons(root), precompress(), developmentHost()],
  server: { port: 4000 },
  builder: {},
  environments: {
    client: {
      build: { outDir: 'dist/dashboard', emptyOutDir: true, target: 'baseline-widely-available', rolldownOptions: { input: 'index.html' } },
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
