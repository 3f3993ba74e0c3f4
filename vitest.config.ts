import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { icons } from './scripts/vite/icons.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';

const root = import.meta.dirname;

/** The tests of each project; whatever belongs to no other runs in `unit`. */
const dashboard = ['tests/src/**/*.test.{ts,tsx}', 'tests/regression/**/*.test.tsx'];
const contract = ['tests/contract/**/*.test.ts', 'tests/server/**/*.test.ts', 'tests/regression/**/*.test.ts'];
/** What open the embedded database many times over, a second each: they are about it alone, and run beside the thorough contract. */
const embedded = [
  'tests/server/foundation/database/{powerCut,embeddedDatabase}.test.ts',
  'tests/server/foundation/backup/{backup,restore}.test.ts',
  'tests/regression/refusedBusiness.test.ts',
];
const browser = ['tests/browser/**/*.test.ts'];
/**
 * What takes longer and finds what the others seldom miss (`npm run test:all`): the journeys through every feature, and sweeps over all
 * screens and entities.
 */
const further = ['tests/further/**/*.test.ts'];
/** Of what `npm run bench` measures, the part that is the same on every machine: how much JavaScript comes before a page is there. */
const budgets = ['bench/budgets.bench.ts'];

/** A zone with an offset and summer time: code that leans on the machine's own zone fails here rather than at a user's. */
const env = { TZ: 'America/New_York' };

/** A worker keeps its modules, and the database's compiled engine, from file to file; what a test changes outside itself is put back. */
const shared = { isolate: false, restoreMocks: true, unstubEnvs: true, unstubGlobals: true };

/** Half of a test's own time is for the examples of a property. */
const properties = (testTimeout: number) => ({
  testTimeout,
  env: { ...env, PROPERTY_MS: String(testTimeout / 2) },
  setupFiles: ['tests/support/propertyFile.ts'],
});

const onHost = { ...shared, ...properties(120_000), hookTimeout: 240_000 };

/** On the built program, in one browser; a host for each file. */
const inBrowser = {
  ...shared,
  globalSetup: ['tests/support/browserSetup.ts'],
  setupFiles: ['tests/support/browserFile.ts'],
  hookTimeout: 180_000,
};

export default defineConfig({
  root,
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    env,
    projects: [
      project({
        name: 'unit',
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: [...dashboard, ...contract, ...browser, ...further],
        ...shared,
        ...properties(30_000),
      }),
      project({
        name: 'dashboard',
        include: dashboard,
        environment: 'happy-dom',
        ...shared,
        setupFiles: ['tests/support/dashboardFile.ts'],
        testTimeout: 30_000,
      }),
      project({ name: 'contract', include: contract, exclude: embedded, ...onHost }),
      project({ name: 'embedded', include: embedded, ...onHost }),
      project({ name: 'browser', include: browser, ...inBrowser, testTimeout: 120_000 }),
      project({ name: 'further', include: further, ...inBrowser, testTimeout: 180_000 }),
      project({ name: 'budgets', include: budgets, ...shared, testTimeout: 300_000, hookTimeout: 600_000 }),
    ],
  },
});

/** What a test waits for may take its time on a busy machine: only one that fails waits so long. */
function project(test: ProjectConfig) {
  return { root, plugins: [react(), icons(root)], test: { expect: { poll: { timeout: 15_000 } }, ...test } };
}
