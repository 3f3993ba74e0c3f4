import { defineConfig } from 'vitest/config';

/** Measurements, run by hand: `npm run bench -- lists`. Ratios within one run are what counts; machines differ. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['bench/*.bench.ts'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 1_800_000,
    disableConsoleIntercept: true,
  },
});
