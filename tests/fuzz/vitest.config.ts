import { defineConfig } from 'vitest/config';

/** `npm run fuzz`: CALLS (100,000) and SEED say how many calls and which. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/fuzz/*.fuzz.ts'],
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 0,
    hookTimeout: 240_000,
    env: { TZ: 'America/New_York' },
    disableConsoleIntercept: true,
  },
});
