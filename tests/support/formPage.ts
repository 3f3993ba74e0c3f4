import type { Locator, Page } from 'playwright-core';

/** Chooses a value of a select by its label, as a mouse does. */
export async function choose(page: Page, field: string, option: string, within: Page | Locator = page): Promise<void> {
  await within.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Finds a record by typing into a picker, and takes it. */
export async function pick(page: Page, field: string, typed: string, title: string, within: Page | Locator = page): Promise<void> {
  await within.getByRole('combobox', { name: field, exact: true }).fill(typed);
  await page.getByRole('option', { name: title, exact: true }).click();
}

/** Saves by the button, and waits for the host's answer; gives its status. */
export async function save(page: Page): Promise<number> {
  const answer = page.waitForResponse((one) => ['POST', 'PUT'].includes(one.request().method()) && !one.url().endsWith('/list'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return (await answer).status();
}

/** Waits for a toast with this sentence. */
export async function toast(page: Page, sentence: string | RegExp): Promise<void> {
  await page.locator('[role=status], [role=alert]').getByText(sentence).first().waitFor();
}

/** What the error below an input says; empty where it has none. */
export async function errorOf(input: Locator): Promise<string> {
  const ids = (await input.getAttribute('aria-describedby'))?.split(' ') ?? [];
  if ((await input.getAttribute('aria-invalid')) !== 'true') return '';
  return (await Promise.all(ids.map((id) => input.page().locator(`[id="${id}"]`).textContent()))).join(' ');
}
