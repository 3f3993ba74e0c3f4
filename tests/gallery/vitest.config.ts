import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { icons } from '#/scripts/vite/icons.ts';

const root = new URL('../..', import.meta.url).pathname;

/** `npm run gallery`: GALLERY_ONLY, GALLERY_VARIANTS and GALLERY_USERS say which of the pictures are taken (docs/testing.md). */
export default defineConfig({
  root,
  plugins: [react(), icons(root)],
  test: {
    include: ['tests/gallery/*.gallery.ts'],
    globalSetup: ['tests/support/browserSetup.ts'],
    setupFiles: ['tests/support/browserFile.ts'],
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 0,
    hookTimeout: 600_000,
    env: { TZ: 'America/New_York' },
    disableConsoleIntercept: true,
  },
});
