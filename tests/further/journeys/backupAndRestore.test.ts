import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays } from 'date-fns';
import { expect, inject, test } from 'vitest';
import { type RunningHost, startHost } from '#/tests/support/host.ts';
import { ask } from '#/tests/support/hostCalls.ts';

const owner = 'owner@demo.test';
const run = promisify(execFile);

/** `npm run backup` and `npm run restore`, as the build has them. */
const command = async (name: 'backup' | 'restore', file: string, dataDir: string) => {
  const program = join(import.meta.dirname, '../../../dist/host', `${name}.js`);
  return (await run(process.execPath, [program, file], { env: { PATH: process.env.PATH, DATA_DIR: dataDir } })).stdout;
};

/** What the reports say of eight weeks that are over in every time zone (a running shift's labour grows), and what is in stock. */
async function figuresOf({ url }: RunningHost) {
  const establishments: { id: number }[] = (await ask(owner, 'GET', '/api/establishment/list', undefined, url)).list;
  const day = (ago: number) => addDays(new Date(), -ago).toISOString().slice(0, 10);
  const read = async (path: string, body: object) => {
    const { as_of: _whenAsked, ...said } = await ask(owner, 'POST', path, body, url);
    return said;
  };
  const figures = [];
  for (const { id } of establishments) {
    const asked = { establishment_ids: [id], date_from: day(56), date_to: day(2) };
    const summary = await read('/api/sales-summary', asked);
    const products = await read('/api/product-sales/list', asked);
    figures.push({ id, summary, products, stock: (await read('/api/inventory/list', { establishment_id: id })).list });
  }
  return figures;
}

/** Adds customers one after the other until it is stopped; their names, as they were acknowledged. */
function keepAdding({ url }: RunningHost) {
  const acknowledged: string[] = [];
  let isStopped = false;
  const adding = (async () => {
    while (!isStopped) {
      const last_name = `Drill ${acknowledged.length}`;
      await ask(owner, 'POST', '/api/customer', { first_name: 'Ida', last_name }, url);
      acknowledged.push(last_name);
    }
  })();
  return {
    acknowledged,
    async stop() {
      isStopped = true;
      await adding;
    },
  };
}

test('a shop that runs on is backed up, its machine is lost, and elsewhere everything is as it was, to the cent', async () => {
  const place = await mkdtemp(join(tmpdir(), 'countinghouse-drill-'));
  const file = join(place, 'shop.tar.gz');
  const restored = join(place, 'restored');
  let host = await startHost({ copyOf: inject('demoData') });
  try {
    const before = await figuresOf(host);
    expect(Number(before[0]?.summary.net_sales)).toBeGreaterThan(0);
    const names = fs.readdirSync(join(host.dataDir, 'uploads')).filter((name) => !name.startsWith('.'));
    const adding = keepAdding(host);
    await expect.poll(() => adding.acknowledged.length).toBeGreaterThan(2);
    const early = [...adding.acknowledged];
    const said = await command('backup', file, host.dataDir);
    expect(said).toContain('with all that was saved until');
    // Nothing that a host writes into its folder is unknown to its backup.
    expect(said).not.toContain('Not in it');
    await adding.stop();
    expect(adding.acknowledged.length).toBeGreaterThan(early.length);
    await host.drop();
    expect(await command('restore', file, restored)).toContain('start the host on it');
    host = await startHost({ env: { DATA_DIR: restored } });
    expect(await figuresOf(host)).toEqual(before);
    const kept = await ask(
      owner,
      'POST',
      '/api/customer/list',
      { search: 'Drill', per_page: 500, sort_by: 'id', sort_order: 'asc' },
      host.url,
    );
    const found: string[] = kept.list.map(({ last_name }: { last_name: string }) => last_name);
    expect(found).toEqual(adding.acknowledged.slice(0, found.length));
    expect(found.length).toBeGreaterThanOrEqual(Math.min(early.length, 500));
    expect(fs.readdirSync(join(restored, 'uploads')).filter((name) => !name.startsWith('.'))).toEqual(names);
  } finally {
    await host.drop();
    await rm(place, { recursive: true, force: true });
  }
});
