import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { icons } from './scripts/vite/icons.ts';

const root = import.meta.dirname;

/** The tests of each project; whatever belongs to no other runs in `unit`. */
const dashboard = ['tests/src/**/*.test.{ts,tsx}', 'tests/regression/**/*.test.tsx'];
const contract = ['tests/contract/**/*.test.ts', 'tests/server/**/*.test.ts', 'tests/regression/**/*.test.ts'];
/** These are about the embedded database alone: a run on a PostgreSQL server (TEST_DATABASE_URL) leaves them out. */
const embeddedOnly = process.env.TEST_DATABASE_URL ? ['tests/server/database/powerCut.test.ts'] : [];
const browser = ['tests/browser/**/*.test.ts'];

export default defineConfig({
  root,
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A zone with an offset and summer time: code that leans on the machine's own zone fails here rather than at a user's.
    env: { TZ: 'America/New_York' },
    projects: [
      project({ name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...dashboard, ...contract, ...browser] }),
      project({ name: 'dashboard', include: dashboard, environment: 'happy-dom', testTimeout: 15_000 }),
      project({ name: 'contract', include: contract, exclude: embeddedOnly, testTimeout: 60_000, hookTimeout: 120_000 }),
      project({ name: 'browser', include: browser, globalSetup: ['tests/support/browserSetup.ts'], testTimeout: 60_000, hookTimeout: 180_000 }),
    ],
  },
});

function project(test: ProjectConfig) {
  return { root, plugins: [react(), icons(root)], test };
}
