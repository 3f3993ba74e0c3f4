import { Worker } from 'node:worker_threads';
import { type Sentence, sentenceIn } from '#/i18n/sentences.ts';
import { type TableLimits, tableLimits } from './limits.ts';
import { type Refusal, refusalSentence } from './refusals.ts';

/** A file that is not read; the sentence says why and what to do. */
export class TableRefused extends Error {
  readonly sentence: Sentence;
  constructor(sentence: Sentence) {
    super(sentenceIn('en', sentence));
    this.sentence = sentence;
  }
}

/** A row's number as a spreadsheet shows it, and its cells up to the last one with text. */
export type ReadRow = readonly [number: number, cells: string[]];

interface Answer {
  refused?: Refusal;
  count?: number;
  rows?: ReadRow[];
  isLast?: boolean;
  about?: AboutTable;
}

/** What the reader found out about a file. */
export interface AboutTable {
  /** Of a CSV file: what its letters are encoded by, and what separates its cells. */
  encoding?: string;
  separator?: string;
  /** Of a workbook: the sheet that is read, and those that could be. */
  sheet?: string;
  sheets: readonly string[];
}

/** Rows that are asked for at a time. */
const MAX_ASKED = 100;

/** Reads a CSV or XLSX file in a thread of its own, no further than it is asked. Whoever opens it closes it. */
export class TableReader {
  readonly #worker: Worker;
  readonly #limits: TableLimits;
  #spentMs = 0;
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  #ended: Error | undefined;
  #isLast = false;
  /** Known with the first rows. */
  about: AboutTable = { sheets: [] };

  /**
   * @param file goes over to the thread: it is empty here afterwards
   * @param sheet of a workbook; the first that is shown where there is none of that name
   */
  constructor(
    file: Uint8Array<ArrayBuffer>,
    type: 'csv' | 'xlsx',
    { sheet, limits = tableLimits }: { sheet?: string | undefined; limits?: TableLimits } = {},
  ) {
    this.#limits = limits;
    this.#worker = new Worker(new URL('./tableWorker.js', import.meta.url), {
      workerData: { file, type, limits, sheet },
      transferList: [file.buffer],
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    });
    this.#worker.on('message', (answer: Answer) => this.#waiting?.resolve(answer));
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? this.#refused('memory') : error),
    );
    this.#worker.on('exit', () => this.#end(new Error('The reader of a file stopped')));
  }

  /** The next rows; none at the end. @throws TableRefused */
  async next(most = MAX_ASKED): Promise<readonly ReadRow[]> {
    if (this.#isLast) return [];
    const { rows = [], isLast = false, about } = await this.#ask({ kind: 'rows', most });
    this.#isLast = isLast;
    if (about) this.about = about;
    return rows;
  }

  /** How many rows are left. @throws TableRefused */
  async count(): Promise<number> {
    if (this.#isLast) return 0;
    const { count = 0 } = await this.#ask({ kind: 'count' });
    this.#isLast = true;
    return count;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  async #ask(question: object): Promise<Answer> {
    if (this.#ended) throw this.#ended;
    const began = performance.now();
    const leftMs = Math.max(0, this.#limits.seconds * 1000 - this.#spentMs);
    const timer = setTimeout(() => this.#end(this.#refused('seconds')), leftMs);
    try {
      const answer = await new Promise<Answer>((resolve, reject) => {
        this.#waiting = { resolve, reject };
        this.#worker.postMessage(question);
      });
      if (answer.refused) throw new TableRefused(refusalSentence(answer.refused, this.#limits));
      return answer;
    } finally {
      clearTimeout(timer);
      this.#spentMs += performance.now() - began;
    }
  }

  #end(reason: Error): void {
    this.#ended ??= reason;
    this.#waiting?.reject(this.#ended);
    void this.#worker.terminate();
  }

  #refused(reason: string): TableRefused {
    return new TableRefused(refusalSentence({ reason, details: {} }, this.#limits));
  }
}
