import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, uploaded } from '#/tests/support/bulk.ts';
import { sheetXml, workbookOf } from '#/tests/support/workbook.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';
import { report } from './ratio.ts';

const ROWS = Number(process.env.ROWS ?? 100_000);
/** Of a cheap read beside other work. */
const MAX_MS = 100;
const PAUSE_MS = 10;
/** An import of all rows takes long: it is looked at for so long. */
const WATCHED_MS = Number(process.env.WATCHED_MS ?? 60_000);

let host: WorkingApp;
let token: string;
let establishment: number;
beforeAll(async () => {
  host = await workingApp();
  token = await host.signIn('owner@demo.test');
  establishment = host.seeded.one.establishments[0] as number;
});
afterAll(() => host.close());

const names = Array.from({ length: ROWS }, (_, at) => `Tax ${at}`);
const files: Readonly<Record<string, () => Buffer>> = {
  csv: () => Buffer.from(`Name,Rate,Type\n${names.map((name, at) => `${name},${at % 100},percent\n`).join('')}`),
  xlsx: () => {
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const rows = names.map((name, at) => `<row>${text(name)}<c><v>${at % 100}</v></c>${text('percent')}</row>`);
    return workbookOf(
      { 'xl/worksheets/sheet1.xml': sheetXml(`<row>${['Name', 'Rate', 'Type'].map(text).join('')}</row>${rows.join('')}`) },
      9,
    );
  },
};

interface Reads {
  p50: number;
  p99: number;
  count: number;
}

/** How long cheap reads take, one after the other, until `work` has ended. */
async function readsBeside(work: Promise<unknown>, read: () => Promise<{ status: number }>): Promise<Reads> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const began = performance.now();
    expect((await read()).status).toBe(200);
    times.push(performance.now() - began);
    await pause(PAUSE_MS);
  }
  await work;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), count: times.length };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const reads: Readonly<Record<string, () => Promise<{ status: number }>>> = {
  'GET /api/health/live': () => host.call('GET', '/api/health/live'),
  'a list of 25': () => host.call('POST', '/api/product/list', { establishment_id: establishment, per_page: 25 }, token),
};

async function compare(what: string, work: () => Promise<unknown>): Promise<void> {
  for (const [name, read] of Object.entries(reads)) {
    const alone = await readsBeside(pause(3_000), read);
    const beside = await readsBeside(work(), read);
    report(
      `${name} beside ${what}, p99 of ${beside.count} (p50 ${beside.p50.toFixed(1)} ms, goal ${MAX_MS})`,
      beside.p99,
      `alone, p99 of ${alone.count}`,
      alone.p99,
    );
  }
}

test.each(Object.keys(files))(`cheap reads beside a %s of ${ROWS.toLocaleString('en')} rows`, async (type) => {
  const file_url = await uploaded(host, `taxes.${type}`, (files[type] as () => Buffer)(), token);
  const body = { resource: 'taxes', establishment_id: establishment, file_url };
  await compare(`previews of ${type}`, async () => {
    for (let turn = 0; turn < 10; turn += 1) expect((await host.call('POST', '/api/bulk-operation/preview', body, token)).status).toBe(200);
  });
  await compare(`the start and the first minute of an import of ${type}`, async () => {
    const { status, body: answer } = await host.call('POST', '/api/bulk-operation/import', body, token);
    expect(status).toBe(200);
    const { id } = answer.data;
    await Promise.race([endOf(host, id, token), pause(WATCHED_MS)]);
    const { rows_read: done } = (await host.call('GET', `/api/bulk-operation/${id}`, undefined, token)).body.data;
    process.stdout.write(`${done} rows imported meanwhile\n`);
    await host.call('DELETE', `/api/bulk-operation/${id}`, undefined, token);
  });
});
