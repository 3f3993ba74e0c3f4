import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runCommand } from './runCommand.js';

const root = join(import.meta.dirname, '..');

/**
 * @typedef {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages:
 * string[] }[] }} FileResult
 */
/** @typedef {{ passed: number, failed: number, failures: string[] }} Totals the numbers, and what failed, each on one line */

/**
 * How many files run beside each other, where it is not two: test, browser and host wait for each other a fifth of the time.
 * @type {Readonly<Record<string, number | undefined>>}
 */
const WORKERS = { browser: 3, further: 3 };

/**
 * Runs a project of vitest.config.ts and counts. A file that cannot be loaded, a run that ends badly though every test passed, and a run
 * without any test count as one failure each.
 * @param {string} project
 * @param {string[]} [within] a command that the run is started by, as `env` is
 * @returns {Promise<Totals & { code: number }>} with the exit code, which is the command's own where it did not start the run
 */
export async function runTests(project, within = []) {
  const results = join(root, `.cache/tests/${project}.json`);
  mkdirSync(dirname(results), { recursive: true });
  rmSync(results, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`, '--silent=passed-only'];
  const workers = WORKERS[project] === undefined ? [] : [`--maxWorkers=${WORKERS[project]}`];
  const run = [process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', project, ...workers, ...reporters];
  const [program = process.execPath, ...parameters] = [...within, ...run];
  const code = await runCommand(program, parameters);
  if (!existsSync(results)) {
    const failures = [`The tests of ${project} ended without a result (exit code ${code})`];
    return { passed: 0, failed: 1, failures, code };
  }
  return { ...totalsOf(project, code, JSON.parse(readFileSync(results, 'utf8')).testResults), code };
}

/**
 * @param {string} project
 * @param {number} code
 * @param {FileResult[]} files
 * @returns {Totals}
 */
function totalsOf(project, code, files) {
  const failures = failuresOf(files);
  const passed = files.flatMap((file) => file.assertionResults).filter((test) => test.status === 'passed').length;
  if (code !== 0 && failures.length === 0) failures.push(`The run of ${project} ended with exit code ${code}`);
  if (passed + failures.length === 0) failures.push(`No test ran in ${project}`);
  return { passed, failed: failures.length, failures };
}

/**
 * Each test that failed with its first complaint. A file whose own set-up or clearing away failed has no failed test: it is named itself.
 * @param {FileResult[]} files
 */
function failuresOf(files) {
  return files.flatMap((file) => {
    const path = relative(root, file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && tests.length === 0) return [`${path}: ${firstLine(file.message)}`];
    return tests.map((test) => `${path} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
}

/**
 * What ran out of time has no message in the results, only a mark where its place in the code would be.
 * @param {string | undefined} message
 */
function firstLine(message) {
  return message?.split('\n', 1)[0]?.replace('Error: STACK_TRACE_ERROR', 'no end within its time') || 'no message';
}
