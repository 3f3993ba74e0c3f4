import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runCommand } from './runCommand.js';

const root = join(import.meta.dirname, '..');

/** @typedef {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} FileResult */

/** More files than these failing is no chance: they are not tried again. */
const MOST_TRIED_AGAIN = 3;

/**
 * Runs a project of vitest.config.ts and counts. A file that cannot be loaded, a run that ends badly though every test passed, and a run
 * without any test count as one failure each.
 * @param {string} project
 * @param {{ again?: boolean }} [options] `again`: the few files that failed run once more, whole and with the machine to themselves, and what they
 * come to then counts; what failed the first time is named among the second tries
 * @returns {Promise<{ passed: number, failed: number, failures: string[], secondTries: string[] }>} what failed, and what passed only at its second try, each on
 * one line
 */
export async function runTests(project, { again = false } = {}) {
  const first = await run(project, []);
  const failedFiles = first.files.filter(isFailed);
  if (!again || failedFiles.length === 0 || failedFiles.length > MOST_TRIED_AGAIN) return totalsOf(project, first);
  console.log(`\nOnce more: ${failedFiles.map(pathOf).join(', ')}`);
  const second = await run(project, failedFiles.map(pathOf));
  const kept = first.files.filter((file) => !isFailed(file));
  const totals = totalsOf(project, { code: second.code, files: [...kept, ...second.files] });
  return { ...totals, secondTries: [...totals.secondTries, ...failuresOf(failedFiles).filter((failure) => !totals.failures.includes(failure))] };
}

/**
 * @param {string} project
 * @param {string[]} paths of test files, from the root; none: all of the project's
 * @returns {Promise<{ code: number, files: FileResult[] }>}
 */
async function run(project, paths) {
  const results = join(root, `.cache/tests/${project}${paths.length > 0 ? '-again' : ''}.json`);
  mkdirSync(dirname(results), { recursive: true });
  rmSync(results, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`, '--silent=passed-only'];
  const code = await runCommand(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...paths, '--project', project, ...reporters]);
  if (!existsSync(results)) throw new Error(`The tests of ${project} ended without a result (exit code ${code})`);
  return { code, files: JSON.parse(readFileSync(results, 'utf8')).testResults };
}

/**
 * @param {string} project
 * @param {{ code: number, files: FileResult[] }} outcome
 */
function totalsOf(project, { code, files }) {
  const failures = failuresOf(files);
  const passed = files.flatMap((file) => file.assertionResults).filter((test) => test.status === 'passed').length;
  if (code !== 0 && failures.length === 0) failures.push(`The run of ${project} ended with exit code ${code}`);
  if (passed + failures.length === 0) throw new Error(`No test ran in ${project}`);
  return { passed, failed: failures.length, failures, secondTries: namesOf(files, 'passed') };
}

/** @param {FileResult} file */
function isFailed(file) {
  return file.status === 'failed';
}

/** @param {FileResult} file */
function pathOf(file) {
  return relative(root, file.name);
}

/**
 * A file whose own set-up or clearing away failed has no failed test: it is named itself.
 * @param {FileResult[]} files
 */
function failuresOf(files) {
  const bare = files.filter((file) => isFailed(file) && !file.assertionResults.some((test) => test.status === 'failed'));
  return [...bare.map((file) => `${pathOf(file)}: ${firstLine(file.message)}`), ...namesOf(files, 'failed')];
}

/**
 * The tests that failed at least once and ended so, each with its first complaint.
 * @param {FileResult[]} files
 * @param {string} status
 */
function namesOf(files, status) {
  return files.flatMap((file) => {
    const found = file.assertionResults.filter((test) => test.status === status && (status === 'failed' || test.failureMessages.length > 0));
    return found.map((test) => `${pathOf(file)} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
}

/**
 * What ran out of time has no message in the results, only a mark where its place in the code would be.
 * @param {string | undefined} message
 */
function firstLine(message) {
  return message?.split('\n', 1)[0]?.replace('Error: STACK_TRACE_ERROR', 'no end within its time') || 'no message';
}
