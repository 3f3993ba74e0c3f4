import { defineConfig } from 'vitest/config';

/** `npm run agreements`: HISTORIES (10,000) and SEED say how many histories of a business and which. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/agreements/*.agreements.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 0,
    hookTimeout: 240_000,
    env: { TZ: 'America/New_York' },
    disableConsoleIntercept: true,
  },
});
