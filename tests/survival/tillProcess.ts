import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The till of the typed client, killed and started as often as a test wants. What it sells is known by its own file and its own words. */
export class TillProcess {
  readonly #program: string;
  readonly #queue: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #written: string[] = [];
  #child: ChildProcess | undefined;
  /** Orders that the host has acknowledged. */
  readonly acknowledged = new Set<string>();
  /** How many products it last read. */
  menu = 0;

  /** @param folder the compiled client */
  constructor(folder: string, env: Readonly<Record<string, string>>) {
    this.#program = join(folder, 'examples', 'till.js');
    this.#queue = join(folder, 'queue.json');
    this.#env = { ...env, QUEUE: this.#queue };
  }

  /** What its lives have written to their error output. */
  get complaints(): string {
    return this.#written.join('');
  }

  start(): void {
    const child = spawn(process.execPath, [this.#program], { env: { PATH: process.env.PATH ?? '', ...this.#env }, stdio: 'pipe' });
    child.stdin.on('error', () => undefined);
    child.stderr.setEncoding('utf8').on('data', (text: string) => this.#written.push(text));
    createInterface({ input: child.stdout }).on('line', (line) => this.#hear(line));
    this.#child = child;
  }

  /** Types a line. False where nobody is there to read it. */
  sell(line: string): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null && this.#child.stdin !== null
      ? this.#child.stdin.write(`${line}\n`)
      : false;
  }

  /** Ends it on the spot. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** The orders that are on its disk and not acknowledged. */
  async kept(): Promise<string[]> {
    const text = await readFile(this.#queue, 'utf8').catch(() => '[]');
    return (JSON.parse(text) as { uuid: string }[]).map(({ uuid }) => uuid);
  }

  #hear(line: string): void {
    const [word = '', what = ''] = line.split(' ');
    if (word === 'menu') this.menu = Number(what);
    else if (['created', 'updated', 'unchanged'].includes(word)) this.acknowledged.add(what);
    else this.#written.push(`${line}\n`);
  }
}
