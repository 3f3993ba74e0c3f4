import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { model } from '#/resources/index.ts';
import { emptyBusiness, exportWhole, importWhole, packed, type WholeFile } from '#/tests/support/wholeFile.ts';
import { filledBusiness } from '#/tests/support/wholeWorld.ts';
import { type WorkingApp, workingApp } from '#/tests/support/workingApp.ts';

let host: WorkingApp;
let owner: string;
let left: WholeFile;
let arrived: { token: string; clientId: number };

beforeAll(async () => {
  host = await workingApp({ jobs: { pollMs: 200 } });
  owner = await filledBusiness(host, model);
  left = await exportWhole(host, owner);
  arrived = await emptyBusiness(host, 'new@elsewhere.test');
});
afterAll(() => host.close());

describe('x', () => {
  test('imports', async () => {
    const t = Date.now();
    const run = await importWhole(host, arrived.token, packed(left.parts));
    console.log(JSON.stringify(run), Date.now() - t);
    expect(run.status).toBe('completed');
  });
});
