import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { copyTree, type TreeCopy } from '#/tests/support/dropIn/treeCopy.ts';
import { choose, errorOf, pick, save, toast } from '#/tests/support/formPage.ts';
import { type RunningHost, startHost } from '#/tests/support/host.ts';
import { ask, callHost } from '#/tests/support/hostCalls.ts';
import { expectAccessible } from '#/tests/support/inBothModes.ts';
import { openScreen, settled } from '#/tests/support/screens.ts';

const user = 'owner@demo.test';
let tree: TreeCopy;
let host: RunningHost;

beforeAll(async () => {
  tree = await copyTree();
  await tree.drop();
  await tree.build();
  host = await startHost({ copyOf: inject('demoData'), program: tree.program });
});
afterAll(async () => {
  await host?.stop();
  await tree?.remove();
});

const call = (method: string, path: string, body?: unknown) => callHost(user, method, path, body, host.url);
const data = (method: string, path: string, body?: unknown) => ask(user, method, path, body, host.url);
const establishment = async () => (await data('GET', '/api/establishment/list')).list[0].id as number;
const permissionNames = async () =>
  (await data('POST', '/api/permission/list', { type: 'WEB' })).list.map(({ name }: { name: string }) => name) as string[];
const openApi = async () => (await call('GET', '/api/openapi.json')).body as { paths: Record<string, object> };

describe('one new file under resources/', () => {
  it('is a place in the menu, a form that holds to its condition and its check, a list, a record page and a verb', async () => {
    const page = await openPage({ user, hostUrl: host.url });
    await openScreen(page, '/products');
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Allergens' }).click();
    await page.getByRole('heading', { level: 1, name: 'Allergens' }).waitFor();
    await page.getByRole('heading', { name: 'No allergens yet' }).waitFor();
    await page.getByRole('link', { name: 'Add allergen' }).first().click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sesame');
    await choose(page, 'Severity', 'Severe');
    expect(await page.getByLabel('Threshold in mg').count()).toBe(0);
    await page.getByLabel('Traces allowed').click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Check 1 field' }).waitFor();
    await page.getByLabel('Threshold in mg').fill('25');
    await page.getByText('A severe allergen allows at most 10 mg').waitFor();
    expect(await errorOf(page.getByLabel('Threshold in mg'))).toBe('A severe allergen allows at most 10 mg');
    await page.getByLabel('Threshold in mg').fill('8');
    await pick(page, 'Product', 'burg', 'House burger');
    await expectAccessible(page);
    expect(await save(page)).toBe(201);
    await toast(page, 'Allergen Added Successfully');
    await page.getByRole('button', { name: 'Confirm review' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm review' });
    await dialog.getByRole('textbox', { name: 'Reviewed on', exact: true }).fill('2026-03-04');
    await dialog.getByRole('button', { name: 'Confirm review' }).click();
    await toast(page, 'Review confirmed');
    await page.getByText('Mar 4, 2026').waitFor();
    await expectAccessible(page);
    await openScreen(page, '/allergens');
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Sesame' }) });
    expect((await row.getByRole('cell').allTextContents()).filter(Boolean)).toEqual([
      'Sesame',
      'Severe',
      'House burger',
      '8',
      'Mar 4, 2026',
    ]);
    await expectAccessible(page);
  });

  it('is judged by the host as by the form', async () => {
    const establishment_id = await establishment();
    const refused = async (values: object) =>
      (await call('POST', '/api/allergen', { name: 'Nuts', establishment_id, ...values })).body.errors;
    expect(await refused({ severity: 'mild', traces: true })).toHaveProperty('threshold');
    expect(await refused({ severity: 'severe', traces: true, threshold: 11 })).toEqual({
      threshold: ['A severe allergen allows at most 10 mg'],
    });
    expect(await refused({ severity: 'fatal' })).toHaveProperty('severity');
    expect((await call('POST', '/api/allergen', { name: 'Nuts', establishment_id, severity: 'severe' })).status).toBe(201);
    expect(await refused({ severity: 'mild' })).toHaveProperty('name');
  });

  it('has its permissions in the catalogue, and who holds none is refused', async () => {
    expect(await permissionNames()).toEqual(
      expect.arrayContaining(['Allergens', 'AllergenCreate', 'AllergenEdit', 'AllergenDelete', 'AllergenConfirm']),
    );
    expect((await callHost('staff@demo.test', 'POST', '/api/allergen/list', {}, host.url)).status).toBe(403);
  });

  it('is described in OpenAPI, export, audit and search by its own fields', async () => {
    const { paths } = await openApi();
    expect(
      Object.keys(paths)
        .filter((path) => path.startsWith('/api/allergen'))
        .sort(),
    ).toEqual([
      '/api/allergen',
      '/api/allergen/bulk',
      '/api/allergen/list',
      '/api/allergen/{id}',
      '/api/allergen/{id}/comments',
      '/api/allergen/{id}/comments/create',
      '/api/allergen/{id}/comments/edit',
      '/api/allergen/{id}/comments/people',
      '/api/allergen/{id}/comments/remove',
      '/api/allergen/{id}/confirm',
      '/api/allergen/{id}/history',
      '/api/allergen/{id}/revert',
    ]);
    const { list } = await data('POST', '/api/activity-log/list', { filters: { subject_type: 'allergens' }, fields: ['event', 'changes'] });
    expect(list.map(({ event }: { event: string }) => event)).toEqual(expect.arrayContaining(['created', 'performed']));
    const { report_id } = await data('POST', '/api/report-export/generate', {
      resource: 'allergens',
      format: 'csv',
      establishment_id: await establishment(),
      search: 'sesame',
    });
    await expect
      .poll(async () => (await data('GET', `/api/report-export/status/${report_id}`)).status, { timeout: 10_000 })
      .toBe('completed');
    const csv = String((await call('GET', `/api/report-export/download/${report_id}`)).body)
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(csv).toHaveLength(2);
    for (const column of ['Name', 'Severity', 'Traces allowed', 'Threshold in mg', 'Product', 'Reviewed on'])
      expect(csv[0]).toContain(column);
    expect(csv[1]).toContain('House burger');
  });

  it('is taken up by the tests that are made from definitions', async () => {
    const said = await tree.test('--project', 'contract', 'tests/contract/generated/crud.test.ts', '--testNamePattern', 'allergens');
    expect(said).toMatch(/Tests +[3-9] passed/);
  }, 300_000);
});

describe('the same file taken out again', () => {
  beforeAll(async () => {
    const before = host;
    await before.stop({ keepData: true });
    await tree.takeOut();
    await tree.build();
    host = await startHost({ copyOf: before.dataDir, program: tree.program });
    await rm(before.dataDir, { recursive: true, force: true });
  });

  it('leaves no trace in the menu, the calls, OpenAPI and the permissions, and the data of the others stand', async () => {
    for (const [method, path] of [
      ['POST', '/api/allergen/list'],
      ['POST', '/api/allergen'],
      ['GET', '/api/allergen/1'],
      ['POST', '/api/allergen/1/confirm'],
    ] as const) {
      expect((await call(method, path, method === 'POST' ? {} : undefined)).status, path).toBe(404);
    }
    expect(JSON.stringify(await openApi())).not.toMatch(/allergen/i);
    expect((await permissionNames()).filter((name) => /Allergen/.test(name))).toEqual([]);
    expect((await data('POST', '/api/product/list', { search: 'House burger' })).list).not.toEqual([]);
    const page = await openPage({ user, hostUrl: host.url });
    await openScreen(page, '/products');
    expect(await page.getByRole('link', { name: 'Allergens' }).count()).toBe(0);
    await page.goto('/allergens');
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    await page.goto('/activity-log');
    await settled(page);
  });
});
