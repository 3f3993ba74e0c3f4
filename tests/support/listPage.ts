import type { Locator, Page } from 'playwright-core';
import { settled } from './screens.ts';

/** What a person does on any list. Labels are the English ones. */
export class ListPage {
  constructor(
    readonly page: Page,
    readonly resource: string,
  ) {}

  async open(query = ''): Promise<void> {
    await this.page.goto(`/${this.resource}${query}`);
    await settled(this.page);
  }

  /** The first column of the rows shown, top to bottom, once nothing is on its way. */
  async titles(): Promise<string[]> {
    await settled(this.page);
    return this.page.locator('tbody td.title').allTextContents();
  }

  row(title: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  async search(text: string): Promise<void> {
    await this.answered(() => this.page.getByRole('searchbox').fill(text));
  }

  /** Adds a filter: `choose` gives its value in the small form. */
  async filter(field: string, choose: (form: Locator) => Promise<unknown>): Promise<void> {
    await this.page.getByRole('button', { name: 'Filter', exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('menuitem', { name: field, exact: true }).click();
    await choose(dialog);
    await this.answered(() => dialog.getByRole('button', { name: 'Apply' }).click());
    await dialog.waitFor({ state: 'hidden' });
  }

  async clearFilters(): Promise<void> {
    await this.answered(() => this.page.getByRole('button', { name: 'Clear all' }).first().click());
  }

  async sortBy(heading: string): Promise<void> {
    await this.answered(() => this.page.getByRole('columnheader', { name: heading }).getByRole('button').click());
  }

  /** Does something that changes what the list shows, and waits until it shows it. */
  async answered(act: () => Promise<unknown>): Promise<void> {
    const before = this.page.url();
    const taken = await this.page.evaluateHandle(watchRows);
    await act();
    await this.page.waitForURL((url) => url.href !== before);
    await taken.evaluate(({ up }) => up);
    await settled(this.page);
  }
}

/**
 * In the page: `up` is fulfilled once the table takes a new address up, which comes after the address itself; at the latest after two
 * seconds.
 */
function watchRows() {
  const up = new Promise<void>((resolve) => {
    const observer = new MutationObserver((changes) => {
      // The button that walks over the cells with the pointer is none of the rows' own.
      const isButton = ({ addedNodes, removedNodes }: MutationRecord) =>
        [...addedNodes, ...removedNodes].some((node) => node instanceof Element && node.matches('.pencil'));
      const isOfRows = ({ target }: MutationRecord) =>
        (target instanceof Element ? target : target.parentElement)?.closest('#content table');
      if (!changes.some((change) => isOfRows(change) && !isButton(change))) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-busy', 'aria-sort'] });
    setTimeout(resolve, 2000);
  });
  return { up };
}
