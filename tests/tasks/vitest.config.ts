import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { icons } from '#/scripts/vite/icons.ts';

const root = new URL('../..', import.meta.url).pathname;

/** `npm run tasks`: TASKS_ONLY (parts of their names) and TASKS_WAYS (mouse, touch, keys) say which of them are done (docs/testing.md). */
export default defineConfig({
  root,
  plugins: [react(), icons(root)],
  test: {
    include: ['tests/tasks/*.tasks.ts'],
    globalSetup: ['tests/support/browserSetup.ts', 'tests/tasks/support/writeDocuments.ts'],
    setupFiles: ['tests/support/browserFile.ts'],
    passWithNoTests: true,
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 600_000,
    env: { TZ: 'America/New_York' },
    disableConsoleIntercept: true,
  },
});
