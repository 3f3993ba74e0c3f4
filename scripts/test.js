// npm test: types, lint, build, then every test; the last line says how many passed and failed. A stage's name runs that stage alone: `npm test -- contract`;
// `npm test -- life`, the life of every entity by keyboard, runs only so.
// `--totals FILE` also writes the two numbers there, and below them what failed or needed a second try, each on one line.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './ensureBuilt.js';
import { runCommand } from './runCommand.js';
import { runTests } from './runTests.js';

/** @typedef {{ passed: number, failed: number, failures: string[], secondTries?: string[] }} Totals */

const bin = join(import.meta.dirname, '../node_modules');

/** What runs, in this order. A browser test drives the built program, alone on the machine. */
const stages = {
  types: () => check([join(bin, 'typescript/bin/tsc'), '--noEmit', '-p', '.']),
  lint: () => check([join(bin, '@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--max-diagnostics=20', '.']),
  build: async () => {
    await ensureBuilt();
    return { passed: 0, failed: 0, failures: [] };
  },
  unit: () => runTests('unit'),
  dashboard: () => runTests('dashboard', { again: true }),
  contract: () => runTests('contract', { again: true }),
  browser: () => runTests('browser', { again: true }),
};

/** What takes minutes and finds what the others seldom miss: run where it is named. */
const onRequest = {
  life: () => runTests('life'),
};
const known = { ...stages, ...onRequest };

const options = process.argv.slice(2);
const totalsAt = options.indexOf('--totals');
const totalsFile = totalsAt < 0 ? undefined : options.splice(totalsAt, 2)[1];
const chosen = options.length > 0 ? options : Object.keys(stages);

const totals = await runStages(chosen);
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
    const { passed, failed, failures, secondTries = [] } = await runStage(name);
    sum.passed += passed;
    sum.failed += failed;
    sum.failures.push(...failures, ...secondTries.map((one) => `second try: ${one}`));
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
 * @param {string[]} command a script of node's and its arguments
 * @returns {Promise<Totals>}
 */
async function check(command) {
  const code = await runCommand(process.execPath, command);
  return { passed: 0, failed: code === 0 ? 0 : 1, failures: [] };
}
