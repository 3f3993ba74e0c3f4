import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a program in the project's folder with this terminal, hands it the signals that this process gets, and waits for it.
 * @param {string} program
 * @param {string[]} parameters
 * @returns {Promise<number>} its exit code; 1 where a signal ended it
 */
export function runCommand(program, parameters) {
  const child = spawn(program, parameters, { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
  let stopping = false;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    stopping = true;
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (stopping) process.exit(130);
      resolve(code ?? 1);
    });
  });
}
