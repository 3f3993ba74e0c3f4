// Writes down what has changed in the API's calls, with what it means for programs: `npm run contract -- "lists can be read by cursors"`.
import { spawnSync } from 'node:child_process';

const entry = process.argv.slice(2).join(' ').trim();
if (!entry) {
  console.error('Say what changes for programs: npm run contract -- "lists can be read by cursors"');
  process.exit(1);
}
const tests = ['vitest', 'run', '--project', 'contract', 'tests/contract/contractChanges.test.ts'];
const { status } = spawnSync('npx', tests, { stdio: 'inherit', env: { ...process.env, CONTRACT_ENTRY: entry } });
process.exit(status ?? 1);
