import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runCommand } from './runCommand.js';

const root = join(import.meta.dirname, '..');

/**
 * Runs projects of vitest.config.ts and counts. A file that cannot be loaded, a run that ends badly though every test passed, and a run
 * without any test count as one failure each.
 * @param {string[]} projects
 * @returns {Promise<{ passed: number, failed: number, failures: string[], secondTries: string[] }>} what failed, and what passed only at its second try, each on
 * one line
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
  const failures = [...unloaded.map((result) => `${relative(root, result.name)}: ${firstLine(result.message)}`), ...namesOf(testResults, 'failed')];
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, failures, secondTries: namesOf(testResults, 'passed') };
}

/**
 * The tests that failed at least once and ended so, each with its first complaint.
 * @param {{ name: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} testResults
 * @param {string} status
 */
function namesOf(testResults, status) {
  return testResults.flatMap(({ name, assertionResults }) => {
    const found = assertionResults.filter((test) => test.status === status && (status === 'failed' || test.failureMessages.length > 0));
    return found.map((test) => `${relative(root, name)} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
}

/**
 * What ran out of time has no message in the results, only a mark where its place in the code would be.
 * @param {string | undefined} message
 */
function firstLine(message) {
  return message?.split('\n', 1)[0]?.replace('Error: STACK_TRACE_ERROR', 'no end within its time') || 'no message';
}
