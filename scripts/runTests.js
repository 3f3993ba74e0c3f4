import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runCommand } from './runCommand.js';

const root = join(import.meta.dirname, '..');

/**
 * Runs projects of vitest.config.ts and counts. A file that cannot be loaded, a run that ends badly though every test passed, and a run
 * without any test count as one failure each.
 * @param {string[]} projects
 * @returns {Promise<{ passed: number, failed: number, failures: string[] }>} `failures` names what failed, each on one line
 */
export async function runTests(projects) {
  const results = join(root, `.cache/tests/${projects.join('-')}.json`);
  mkdirSync(dirname(results), { recursive: true });
  rmSync(results, { force: true });
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`, '--silent=passed-only'];
  const code = await runCommand(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...selected, ...reporters]);
  if (!existsSync(results)) throw new Error(`The tests of ${projects.join(', ')} ended without a result (exit code ${code})`);
  const totals = readTotals(results);
  if (code !== 0 && totals.failed === 0) return { ...totals, failed: 1, failures: [`The run of ${projects.join(', ')} ended with exit code ${code}`] };
  if (totals.passed + totals.failed === 0) throw new Error(`No test ran in ${projects.join(', ')}`);
  return totals;
}

/** @param {string} file of vitest's JSON reporter */
function readTotals(file) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const unloaded = testResults.filter((result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'));
  const failures = testResults.flatMap((result) => {
    const path = relative(root, result.name);
    if (unloaded.includes(result)) return [`${path}: ${firstLine(result.message)}`];
    const failed = result.assertionResults.filter((test) => test.status === 'failed');
    return failed.map((test) => `${path} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, failures };
}

/** @param {string | undefined} message */
function firstLine(message) {
  return message?.split('\n', 1)[0] || 'no message';
}
