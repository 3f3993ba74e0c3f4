// npm test: types, lint, build, then the tests that a change needs at once. npm run test:all: what comes on top of them, takes longer, and
// finds what they seldom miss. The last line says how many passed and failed. A stage's name runs that stage alone: `npm test -- contract`.
// `npm test -- contract --citus` runs the contract on a Citus cluster of three nodes on this machine, where it has Citus.
// `--totals FILE` also writes the two numbers there, and below them what failed, each on one line.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './ensureBuilt.js';
import { runCommand } from './runCommand.js';
import { runTests } from './runTests.js';

/** @typedef {import('./runTests.js').Totals} Totals */

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules');

/** What `npm test` runs, in this order. */
const everyChange = {
  types: () => check([join(bin, 'typescript/bin/tsc'), '--noEmit', '-p', '.']),
  lint: () => check([join(bin, '@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--max-diagnostics=20', '.']),
  build: async () => {
    await ensureBuilt();
    return { passed: 0, failed: 0, failures: [] };
  },
  unit: () => runTests('unit'),
  dashboard: () => runTests('dashboard'),
  contract: () => runTests('contract', cluster),
  browser: () => runTests('browser'),
};

/**
 * What `npm run test:all` runs: every screen in both modes, the life of every entity, how much JavaScript comes before a page is there,
 * every generated case, on a PostgreSQL server where there is one.
 */
const onTop = {
  further: () => runTests('further'),
  budgets: () => runTests('budgets'),
  thorough: () => thorough(),
};
const known = { ...everyChange, ...onTop };
const postgres = join(root, 'tests/support/postgres.sh');

/** What a script answers that finds no PostgreSQL to start. */
const NO_SERVER = 69;

const options = process.argv.slice(2);
const totalsAt = options.indexOf('--totals');
const totalsFile = totalsAt < 0 ? undefined : options.splice(totalsAt, 2)[1];
const citusAt = options.indexOf('--citus');
if (citusAt >= 0) options.splice(citusAt, 1);
const cluster = citusAt < 0 ? [] : [postgres, '--citus'];
const chosen = options.flatMap((name) => (name === 'all' ? Object.keys(onTop) : [name]));

const totals = await runStages(chosen.length > 0 ? chosen : Object.keys(everyChange));
if (totalsFile) writeFileSync(totalsFile, `${[`${totals.passed} ${totals.failed}`, ...totals.failures].join('\n')}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

/**
 * @param {string[]} names
 * @returns {Promise<Totals>}
 */
async function runStages(names) {
  /** @type {Totals} */
  const sum = { passed: 0, failed: 0, failures: [] };
  /** @type {string[]} */
  const lines = [];
  for (const name of names) {
    const began = performance.now();
    console.log(`\n— ${name}`);
    const { passed, failed, failures } = await runStage(name);
    sum.passed += passed;
    sum.failed += failed;
    sum.failures.push(...failures);
    const figures = passed + failed === 0 ? 'passed' : `${passed} passed, ${failed} failed`;
    lines.push(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${figures} in ${Math.round((performance.now() - began) / 1000)} s`);
  }
  console.log(`\n${[...lines, ...sum.failures.map((failure) => `  ${failure}`)].join('\n')}\n`);
  return sum;
}

/**
 * A stage that cannot run counts as one failure, so that no stage can go missing without a trace.
 * @param {string} name
 * @returns {Promise<Totals>}
 */
async function runStage(name) {
  const stage = Object.entries(known).find(([one]) => one === name)?.[1];
  try {
    if (!stage) throw new Error(`There is no stage '${name}'; there are ${Object.keys(known).join(', ')}`);
    return await stage();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return { passed: 0, failed: 1, failures: [`${name}: ${message}`] };
  }
}

/**
 * The contract with every generated case: on a real PostgreSQL, beside which the embedded database's own cases run; without one all of it
 * on the embedded database.
 * @returns {Promise<Totals>}
 */
async function thorough() {
  process.env.TEST_THOROUGH = '1';
  const onServer = await runTests('contract', [postgres]);
  const contract = onServer.code === NO_SERVER ? await runTests('contract') : onServer;
  const embedded = await runTests('embedded');
  return {
    passed: contract.passed + embedded.passed,
    failed: contract.failed + embedded.failed,
    failures: [...contract.failures, ...embedded.failures],
  };
}

/**
 * @param {string[]} command a script of node's and its arguments
 * @returns {Promise<Totals>}
 */
async function check(command) {
  const code = await runCommand(process.execPath, command);
  return { passed: 0, failed: code === 0 ? 0 : 1, failures: [] };
}
