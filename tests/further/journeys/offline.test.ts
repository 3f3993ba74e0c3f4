import { expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { openScreen } from '#/tests/support/screens.ts';

it('opens without a connection in one’s language, loses nothing that was typed, and can be installed', async () => {
  const page = await openPage({
    user: 'owner@demo.test',
    storage: { i18nextLng: 'de' },
    allow: [/ERR_INTERNET_DISCONNECTED/],
    context: { serviceWorkers: 'allow' },
  });
  await openScreen(page, '/vendors/create');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Green Valley');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('Green Valley'))).toBe(true);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Erneut versuchen' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Green Valley');

  const { icons, ...manifest } = await page.evaluate(async () => {
    const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
    return (await fetch(address)).json();
  });
  expect(manifest).toMatchObject({ name: 'Countinghouse', start_url: '/', display: 'standalone' });
  const drawn = await page.evaluate(
    (addresses: string[]) =>
      Promise.all(
        addresses.map(async (src) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }),
      ),
    icons.map(({ src }: { src: string }) => src),
  );
  expect(drawn).toEqual(icons.map(({ sizes }: { sizes: string }) => sizes));
});
