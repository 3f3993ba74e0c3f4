import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from './counts.ts';
import { pathsPage } from './pathsPage.ts';
import { tablePage } from './tablePage.ts';

const root = join(import.meta.dirname, '../../..');
/** Where outcomes wait for the documents to be written. */
export const outcomesFolder = join(root, 'shots/tasks');

/** Before the run the outcomes of the last one go; after one in which every task was done in every way, the documents are written. */
export default async function setup(): Promise<() => Promise<void>> {
  await rm(outcomesFolder, { recursive: true, force: true });
  return writeDocuments;
}

async function writeDocuments(): Promise<void> {
  if (process.env.TASKS_ONLY || process.env.TASKS_WAYS) return;
  const files = (await readdir(outcomesFolder)).filter((name) => name.endsWith('.json')).sort();
  const outcomes = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(outcomesFolder, name), 'utf8')) as Outcome[]),
  );
  const all = outcomes.flat();
  await writeFile(join(root, 'docs/tasks.md'), tablePage(all));
  const paths = join(root, 'docs/screen-reader.md');
  const before = await readFile(paths, 'utf8').catch(() => '');
  const now = pathsPage(all.filter(({ way }) => way === 'keys'));
  await writeFile(paths, now);
  if (walked(before) === walked(now)) return;
  process.exitCode = 1;
  console.error('docs/screen-reader.md was not what a screen reader says now. It is written anew: look at what changed, and commit it.');
}

/** A path without what is said on the way: how much of it is heard before the next step is a matter of speed. */
const walked = (page: string) => page.replace(/\. It says .*$/gm, '');
