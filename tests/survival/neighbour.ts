import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { anOrder } from '#/tests/support/sales.ts';
import { Caller } from './caller.ts';

const PAUSE_MS = 50;

/** The other business, which does a day's things all the while and should not notice what happens to the first one. */
export class Neighbour {
  readonly #url: string;
  readonly #caller: Caller;
  #isOver = false;
  #running: Promise<void> | undefined;
  #answered = 0;
  /** What took longest, and how long. */
  #longest = { ms: 0, path: '' };
  readonly #refused = new Map<string, number>();

  constructor(url: string, establishment: number) {
    this.#url = url;
    this.#caller = new Caller(url, establishment);
  }

  async begin(): Promise<void> {
    await this.#caller.signIn('owner@other.test');
  }

  /** From now on this address is told of its vendors. */
  async subscribe(address: string): Promise<void> {
    await this.#caller.must('POST', '/api/webhook', { title: 'Vendors', address, events: ['vendors.*'] });
  }

  start(): void {
    this.#isOver = false;
    this.#running = this.#work();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** How many calls were answered as asked, which took longest, and how often each was not. */
  get outcome(): { answered: number; longest: string; refused: Record<string, number> } {
    const { ms, path } = this.#longest;
    return { answered: this.#answered, longest: `${(ms / 1_000).toFixed(2)} s: ${path}`, refused: Object.fromEntries(this.#refused) };
  }

  async #work(): Promise<void> {
    while (!this.#isOver) {
      await this.#does('POST', '/api/vendor/list', { per_page: 25 });
      await this.#does('POST', '/api/sales/intake', { orders: [anOrder({ uuid: randomUUID() })] });
      await this.#meetsAVendor();
      await this.#does('POST', '/api/global-search/list', { query: 'vendor' });
      await this.#import();
      await this.#comesAndGoes();
      await wait(PAUSE_MS);
    }
  }

  /** What its webhook is told of. */
  async #meetsAVendor(): Promise<void> {
    await this.#does('POST', '/api/vendor', { name: `Vendor ${randomUUID()}` });
  }

  async #does(method: string, path: string, body?: object) {
    const asked = performance.now();
    const answer = await this.#caller.call(method, path, body);
    const ms = performance.now() - asked;
    if (ms > this.#longest.ms) this.#longest = { ms, path };
    if (answer && answer.status < 300) this.#answered += 1;
    else this.#refuse(`${method} ${path.replace(/\d+/, '{id}')}: ${answer?.status ?? 'no answer'}`);
    return answer?.data;
  }

  #refuse(what: string): void {
    this.#refused.set(what, (this.#refused.get(what) ?? 0) + 1);
  }

  /** Signs out, and in again. */
  async #comesAndGoes(): Promise<void> {
    await this.#does('POST', '/api/logout');
    await this.begin();
  }

  /** A file is uploaded, and a job reads it and ends; while it waits for its turn, the day goes on. */
  async #import(): Promise<void> {
    const address = await this.#does('POST', '/api/v1_0/get-presigned-url', { file_name: 'vendors.csv' });
    if (!address?.url) return;
    const body = `name\nImported ${randomUUID()}\n`;
    const sent = await fetch(new URL(address.url, this.#url), { method: 'PUT', headers: { 'content-type': 'text/csv' }, body });
    if (!sent.ok) return this.#refuse('an upload');
    const job = await this.#does('POST', '/api/bulk-operation/import', { resource: 'vendors', file_url: address.public_url });
    while (job?.id && !this.#isOver) {
      const { status } = (await this.#does('GET', `/api/bulk-operation/${job.id}`)) ?? {};
      if (status !== 'pending' && status !== 'processing') {
        if (status !== 'completed') this.#refuse(`an import: ${status}`);
        return;
      }
      await this.#meetsAVendor();
      await wait(PAUSE_MS);
    }
  }
}
