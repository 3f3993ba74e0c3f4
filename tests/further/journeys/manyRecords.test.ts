import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { choose, toast } from '#/tests/support/formPage.ts';
import { ask, firstEstablishment } from '#/tests/support/hostCalls.ts';
import { ListPage } from '#/tests/support/listPage.ts';

const user = 'owner@demo.test';
let establishment_id: number;

beforeAll(async () => {
  establishment_id = await firstEstablishment(user);
});

async function makeTaxes(mark: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; number <= count; number++)
    ids.push((await ask(user, 'POST', '/api/tax', { name: `${mark} ${number}`, rate: 5, type: 'percent', establishment_id })).id);
  return ids;
}

describe('many records at once', () => {
  it('are changed in one field and then deleted', async () => {
    const ids = await makeTaxes('In bulk', 3);
    const page = await openPage({ user });
    const list = new ListPage(page, 'taxes');
    await list.open();
    await list.search('In bulk');
    await list.row('In bulk 1').getByRole('checkbox').check();
    await list.row('In bulk 3').getByRole('checkbox').check();
    await page.getByRole('region', { name: '2 selected' }).getByRole('button', { name: 'Edit selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 records' });
    await choose(page, 'Field to change', 'Rate', dialog);
    await dialog.getByRole('textbox', { name: 'Rate', exact: true }).fill('8');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('button', { name: 'Change 2 records' }).click();
    await toast(page, '2 records changed');
    await dialog.waitFor({ state: 'hidden' });
    const rates = await Promise.all(ids.map(async (id) => (await ask(user, 'GET', `/api/tax/${id}`)).rate));
    expect(rates).toEqual([8, 5, 8]);
    await page.getByRole('region').waitFor({ state: 'hidden' });

    await page.getByRole('checkbox', { name: 'Select every row of this page' }).check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByRole('dialog', { name: 'Delete 3 records?' }).getByRole('button', { name: 'Delete' }).click();
    await toast(page, '3 records deleted');
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor();
  });

  it('tell what was refused, and what was not', async () => {
    await makeTaxes('Half refused', 1);
    const page = await openPage({ user, allow: [/status of 4\d\d/] });
    const list = new ListPage(page, 'taxes');
    await list.open();
    await list.search('Half refused');
    await list.row('Half refused 1').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Edit selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 1 record' });
    await choose(page, 'Field to change', 'Rate', dialog);
    await dialog.getByRole('textbox', { name: 'Rate', exact: true }).fill('500');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText('Rate: A percentage is at most 100').waitFor();
    expect(await dialog.getByRole('button', { name: 'Change 0 records' }).isDisabled()).toBe(true);
  });

  it('switch their status in the list, and a refusal puts it back and says why', async () => {
    const [id] = await makeTaxes('Switched', 1);
    const page = await openPage({ user, allow: [/status of 409/] });
    const list = new ListPage(page, 'taxes');
    await list.open();
    await list.search('Switched');
    const status = page.getByRole('switch', { name: /Status of Switched 1/ });
    expect(await status.getAttribute('aria-checked')).toBe('true');
    // The list is read again once it is saved: before that, a change of others could come with it.
    let isSaved = false;
    const readAgain = page.waitForResponse((answer) => {
      isSaved ||= answer.request().method() === 'PUT';
      return isSaved && answer.url().endsWith('/api/tax/list');
    });
    await status.click();
    await readAgain;
    await page.getByRole('switch', { name: 'Status of Switched 1: Inactive' }).waitFor();
    const { updated_at, status: stored } = await ask(user, 'GET', `/api/tax/${id}`);
    expect(stored).toBe('inactive');

    await ask(user, 'PUT', `/api/tax/${id}`, { rate: 9, updated_at });
    await status.click();
    await page
      .getByRole('alert')
      .filter({ hasText: /changed/i })
      .waitFor();
    await page.getByRole('switch', { name: 'Status of Switched 1: Inactive' }).waitFor();
    expect((await ask(user, 'GET', `/api/tax/${id}`)).status).toBe('inactive');
  });
});
