import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { REMOVAL_DAYS } from '#/resources/reference/removalDays.ts';
import { axe, openPage } from '#/tests/support/browser.ts';
import { errorOf, toast } from '#/tests/support/formPage.ts';
import { ask } from '#/tests/support/hostCalls.ts';
import { openScreen } from '#/tests/support/screens.ts';

const admin = 'admin@demo.test';

it('a business is shut under its name and a reason, its archive is taken, and it is kept after all', async () => {
  const [{ id, name }] = (await ask(admin, 'POST', '/api/admin/clients/list', { search: 'Marina' })).list;
  const page = await openPage({ user: admin, allow: [/Failed to load resource: net::ERR_FAILED/] });
  await openScreen(page, `/clients/${id}/show`);
  const removal = page.getByRole('heading', { name: 'Removal' });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await page.getByRole('menuitem', { name: 'Remove business' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove business' });
  const typed = dialog.getByRole('textbox', { name: 'Name of the business' });
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  const remove = () => dialog.getByRole('button', { name: 'Remove business' }).click();
  expect(await removal.count()).toBe(0);
  await dialog.getByText(`For ${REMOVAL_DAYS} days it can still be kept`).waitFor();

  await typed.fill('marina');
  await reason.fill('The contract ended');
  await remove();
  await dialog.getByText(`Type it exactly as it stands here: ${name}`).waitFor();
  expect(await errorOf(typed)).toContain(name);
  expect(await reason.inputValue()).toBe('The contract ended');
  expect(await axe(page)).toEqual([]);

  await typed.fill(name);
  await page.route('**/remove', (route) => route.abort());
  await remove();
  await toast(page, /The server cannot be reached/);
  expect([await typed.inputValue(), await reason.inputValue()]).toEqual([name, 'The contract ended']);
  await page.unroute('**/remove');
  await remove();
  await toast(page, 'The business is shut, and will be removed');
  await dialog.waitFor({ state: 'detached' });
  await removal.waitFor();
  await page.getByText('The contract ended').waitFor();
  expect(await more.count()).toBe(0);

  // The page looks again by itself until the archive is there.
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download archive' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${name}.zip`);
  const files = unzipSync(new Uint8Array(await buffer(await download.createReadStream())), {
    filter: (file) => file.name === 'establishments.csv',
  });
  expect(strFromU8(files['establishments.csv'] as Uint8Array)).toContain('Dubai');

  await page.getByRole('button', { name: 'Keep business' }).click();
  await page.getByRole('dialog', { name: 'Keep business' }).getByRole('button', { name: 'Keep business' }).click();
  await toast(page, 'The business is kept');
  await removal.waitFor({ state: 'detached' });
  await more.waitFor();
  expect(await ask(admin, 'GET', `/api/admin/clients/general-info/${id}`)).toMatchObject({
    removal_at: null,
    archived_at: null,
    status: 'inactive',
  });
});
