import { parentPort, workerData } from 'node:worker_threads';
import { FileRefused } from './fileRefused.js';
import { tableRows } from './tableRows.js';

/**
 * Reads one table file in a thread of its own, as far as it is asked: whatever the file does to its reader, the host goes on.
 * Plain JavaScript with relative imports, because it is opened by its file name, from the source as from the bundle.
 */
const { file, type, limits, sheet } = workerData;
/** An answer ends here, so that the host's thread never reads a long one. */
const ANSWER_CHARACTERS = 128 * 1024;

/** Opened with the first question, so that what is wrong with the file is its answer. */
let table;

parentPort.on('message', async (question) => {
  try {
    table ??= await opened();
    parentPort.postMessage(question.kind === 'count' ? { count: await count() } : { ...(await next(question.most)), about: table.about });
  } catch (error) {
    // A text or a list that the engine cannot hold at all.
    const refused = error instanceof RangeError ? new FileRefused('memory') : error;
    if (!(refused instanceof FileRefused)) throw error;
    parentPort.postMessage({ refused: { reason: refused.reason, details: refused.details } });
  }
});

async function next(most) {
  const taken = [];
  for (let characters = 0; taken.length < most && characters < ANSWER_CHARACTERS; ) {
    const { value, done } = await table.rows.next();
    if (done) return { rows: taken, isLast: true };
    taken.push(value);
    characters += value[1].reduce((sum, cell) => sum + cell.length, 0);
  }
  return { rows: taken, isLast: false };
}

async function count() {
  let counted = 0;
  for await (const _ of table.rows) counted += 1;
  return counted;
}

/** Loads the reader of this type alone: loading both would take longer than reading most files. */
async function opened() {
  const read = type === 'csv' ? (await import('./csvRecords.js')).csvRecords : (await import('./xlsxRecords.js')).xlsxRecords;
  const { records, about } = await read(file, limits, sheet);
  return { rows: tableRows(records, limits), about };
}
