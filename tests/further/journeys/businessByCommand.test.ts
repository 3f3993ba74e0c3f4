import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningHost, startHost } from '#/tests/support/host.ts';
import { anOrder } from '#/tests/support/sales.ts';
import { WholeFile } from '#/tests/support/wholeFile.ts';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

let host: RunningHost;
let elsewhere: RunningHost;
let place: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'countinghouse-business-'));
  [host, elsewhere] = await Promise.all([startHost({ env: { DEMO: '0' } }), startHost({ env: { DEMO: '0' } })]);
  await openShop(host.url);
});
afterAll(async () => {
  await Promise.all([host.drop(), elsewhere.drop()]);
  await rm(place, { recursive: true, force: true });
});

/** A command as the build has it, on a data folder whose host runs. */
function command(name: 'backup' | 'restore', given: string[], env: Record<string, string>): Promise<Ended> {
  const program = join(import.meta.dirname, '../../../dist/host', `${name}.js`);
  return new Promise((resolve) =>
    execFile(process.execPath, [program, ...given], { env: { PATH: process.env.PATH, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    ),
  );
}

/** A business that sells something. */
async function openShop(url: string): Promise<void> {
  const send = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const owner = {
    email: 'nadia@quay.test',
    password: 'a long password',
    firstName: 'Nadia',
    lastName: 'Newman',
    businessName: 'Quay Café',
  };
  const { accessToken } = await send('/api/auth/register', owner);
  const establishment = { title: 'At the quay', currency: 'EUR', timezone: 'Europe/Berlin' };
  const { data } = await send('/api/admin/clients/establishment', establishment, accessToken);
  await send('/api/sales/intake', { establishment_id: data.id, orders: [anOrder({}), anOrder({})] }, accessToken);
}

test('one business leaves a running host by command, and is a business of another one that runs', async () => {
  const file = join(place, 'quay.zip');
  const left = await command('backup', ['--business', 'quay café', '--to', file], { DATA_DIR: host.dataDir });
  expect(left).toMatchObject({ code: 0, stderr: '' });
  expect(left.stdout).toContain("MB with all that 'Quay Café' (1) had saved until");
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const brought = await command('restore', ['--business', file], { DATA_DIR: elsewhere.dataDir });
  expect(brought).toMatchObject({ code: 0, stderr: '' });
  expect(brought.stdout).toContain("'Quay Café' is here as number 1");
  expect(await command('backup', ['--business', '1', place], { DATA_DIR: elsewhere.dataDir })).toMatchObject({ code: 0 });
  const [again = ''] = fs.readdirSync(place).filter((name) => name.startsWith('business-1-'));
  const [was, is] = [file, join(place, again)].map((path) => new WholeFile(fs.readFileSync(path)));
  const totals = (whole: WholeFile | undefined) => whole?.rows('orders').map(({ uuid, net_sales, total }) => [uuid, net_sales, total]);
  expect(totals(was)).toHaveLength(2);
  expect(totals(is)).toEqual(totals(was));
  for (const { dataDir } of [host, elsewhere])
    for (const folder of ['exports', 'arriving', 'leaving'])
      expect(fs.existsSync(join(dataDir, folder)) ? fs.readdirSync(join(dataDir, folder)) : []).toEqual([]);
});

test.each<[string, 'backup' | 'restore', () => string[], string]>([
  ['a business that is none', 'backup', () => ['--business', 'Quay Cafe', '--to', place], "do you mean 'Quay Café' (1)?"],
  ['a file that is there', 'backup', () => ['--business', '1', '--to', join(place, 'quay.zip')], 'quay.zip is there already'],
  ['a folder that is not', 'backup', () => ['--business', '1', '--to', join(place, 'no/x.zip')], 'There is no folder'],
  ['an option that is none', 'backup', () => ['--busines', '1'], 'npm run backup -- --business <number or name>'],
  ['no file', 'restore', () => ['--business', join(place, 'none.zip')], 'There is no file'],
  ['a folder', 'restore', () => ['--business', place], 'is a folder'],
  ['a business that is here', 'restore', () => ['--business', join(place, 'quay.zip')], "called 'Quay Café' is here already (number 1)"],
])('%s ends the command with a sentence', async (_what, name, given, sentence) => {
  const ended = await command(name, given(), { DATA_DIR: host.dataDir });
  expect(ended).toMatchObject({ code: 1, stdout: '' });
  expect(ended.stderr).toContain(sentence);
  expect(ended.stderr).not.toContain('    at ');
  expect(fs.readdirSync(place).filter((one) => one.startsWith('.'))).toEqual([]);
});

test('a database that cannot be reached ends both with a sentence', async () => {
  const env = { DATA_DIR: place, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const ended = await Promise.all([
    command('backup', ['--business', '1', '--to', join(place, 'x.zip')], env),
    command('restore', ['--business', join(place, 'quay.zip')], env),
  ]);
  for (const { code, stderr } of ended) {
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]+127\.0\.0\.1:1\n$/);
  }
});
