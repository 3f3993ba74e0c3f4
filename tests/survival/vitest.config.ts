import { defineConfig } from 'vitest/config';

/** What the built host lives through, asked for by name: `npx vitest run --config tests/survival/vitest.config.ts outages` (or `kills`). */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/survival/*.survival.ts'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    disableConsoleIntercept: true,
  },
});
