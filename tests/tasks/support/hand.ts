import { basename } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { settled } from '#/tests/support/screens.ts';
import { type Counts, noCounts, type Step, type Way } from './counts.ts';
import { focusedNow, keyFor, moveTo } from './focus.ts';
import { heard } from './liveRegions.ts';

type Role = Parameters<Page['getByRole']>[0];
/** What something is found by: its role and its accessible name. */
export type Named = readonly [role: Role, name: string | RegExp];

/** A target of the main controls on a phone is at least this high and wide, in pixels of the page. */
const FINGER = 44;

/**
 * A person's hand: it finds things by role and accessible name alone, uses them by mouse, finger or keyboard, and counts what it does.
 * Nothing is counted by anybody else.
 */
export class Hand {
  readonly counts: Counts = noCounts();
  readonly steps: Step[] = [];
  readonly awkward: string[] = [];
  private address: string;
  /** The whole page was loaded since the last step: a browser begins at its top. */
  private isFresh = false;

  constructor(
    readonly page: Page,
    readonly way: Way,
  ) {
    this.address = page.url();
    page.on('load', () => {
      this.isFresh = true;
    });
    page.on('framenavigated', (frame) => {
      const path = frame.url().split('?')[0] ?? '';
      if (frame === page.mainFrame() && path !== this.address.split('?')[0]) this.counts.pages++;
      this.address = frame.url();
    });
  }

  /** Presses what has this role and name, inside of others where it says so (the outermost first). */
  async press(role: Role, name: string | RegExp, ...within: Named[]): Promise<void> {
    const target = this.find(role, name, within);
    await target.waitFor();
    if (this.way === 'keys') {
      await this.go(target, role);
      await this.key(keyFor(role));
      return;
    }
    await this.reach(target);
    await this.note(`${this.way === 'touch' ? 'Tap' : 'Click'}: ${role} ${this.told(name)}`);
    this.counts.presses++;
    if (this.way === 'touch') await target.tap();
    else await target.click();
  }

  /** Does what the record of the page offers: by its button, or behind ‘More’ where there is no room for it. */
  async act(name: string): Promise<void> {
    const [button, more] = [this.find('button', name, []), this.find('button', 'More', [])];
    await button.or(more).first().waitFor();
    if (await button.isVisible()) return this.press('button', name);
    await this.press('button', 'More');
    await this.press('menuitem', name);
  }

  /** Puts a text into a field, in the place of what stands there. */
  async write(name: string | RegExp, text: string, ...within: Named[]): Promise<void> {
    await this.enter('textbox', name, text, within);
  }

  /** Finds a value in a field with suggestions, and takes it. */
  async pick(field: string | RegExp, typed: string, option: string | RegExp, ...within: Named[]): Promise<void> {
    await this.enter('combobox', field, typed, within);
    await this.press('option', option);
  }

  /** Chooses a value of a select. */
  async choose(field: string | RegExp, option: string | RegExp, ...within: Named[]): Promise<void> {
    await this.press('combobox', field, ...within);
    await this.press('option', option);
  }

  /** Searches the list of the page; by keyboard the field has a key. */
  async search(name: string, text: string): Promise<void> {
    const box = this.find('searchbox', name, []);
    await box.waitFor();
    if (this.way === 'keys') {
      await this.key('/');
      await this.arrived(box);
      await this.type(text);
    } else await this.enter('searchbox', name, text, []);
  }

  /** Gives a file to a button that asks for one; what the system's own dialog takes is not counted. */
  async attach(button: string, file: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.press('button', button);
    await (await chooser).setFiles(file);
    await this.page.getByText(basename(file)).or(this.page.getByRole('img')).first().waitFor();
  }

  /** Finds a page, a record or something to begin in the search over everything. */
  async call(typed: string, option: string | RegExp): Promise<void> {
    if (this.way === 'keys') await this.key('Control+k');
    else await this.press('button', 'Search everything');
    await this.arrived(this.find('combobox', 'Search everything', []));
    await this.type(typed);
    await this.press('option', option);
  }

  /** Opens a page of the menu: by its group, or by keyboard in the search over everything. */
  async open(group: string, entry: string): Promise<void> {
    if (this.way === 'keys') await this.call(entry, new RegExp(`^${entry}`));
    else {
      if (this.way === 'touch') await this.press('button', 'Open navigation');
      const navigation: Named = ['navigation', 'Main navigation'];
      const link = this.find('link', entry, [navigation]);
      if (!(await link.isVisible())) await this.press('button', group, navigation);
      await this.press('link', entry, navigation);
    }
    await this.stands(entry);
  }

  /** Waits until the page of this heading stands. */
  async stands(heading: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading, exact: typeof heading === 'string' }).waitFor();
    await settled(this.page);
  }

  /** Waits until it can be seen, by role and name. */
  async see(role: Role, name: string | RegExp, ...within: Named[]): Promise<void> {
    await this.find(role, name, within).waitFor();
  }

  /** Waits until a text stands on the page. */
  async shows(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  /** Waits until a message says this. */
  async hears(sentence: string | RegExp): Promise<void> {
    await this.page.getByRole('status').or(this.page.getByRole('alert')).getByText(sentence).first().waitFor();
  }

  /** Waits until nothing stands over the page. */
  async closed(): Promise<void> {
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Presses a key, or several together. */
  async key(key: string): Promise<void> {
    await this.note(key.replace('Control+k', 'Ctrl K'));
    await this.page.keyboard.press(key);
    this.counts.keys++;
  }

  /** What was heard after the last step; and the focus is somewhere after it too. */
  async end(): Promise<void> {
    if (this.way === 'keys') await this.notLost();
    this.steps.at(-1)?.said.push(...(await heard(this.page)));
  }

  private async enter(role: Role, name: string | RegExp, text: string, within: Named[]): Promise<void> {
    const target = this.find(role, name, within);
    await target.waitFor();
    const isThere = await target.evaluate((element) => element === document.activeElement);
    if (this.way === 'keys') await this.go(target, role);
    else if (!isThere) {
      await this.reach(target);
      await this.note(`${this.way === 'touch' ? 'Tap' : 'Click'}: ${role} ${this.told(name)}`);
      this.counts.presses++;
      if (this.way === 'touch') await target.tap();
      else await target.click();
    }
    if (await target.inputValue()) {
      await this.page.keyboard.press('Control+a');
      this.counts.keys++;
    }
    await this.type(text);
  }

  private async type(text: string): Promise<void> {
    await this.note(`Type ${text}`);
    await this.page.keyboard.type(text);
    this.counts.typed += text.length;
  }

  private async go(target: Locator, role: Role): Promise<void> {
    await this.notLost();
    const { keys, awkward } = await moveTo(this.page, target, role);
    this.counts.keys += keys;
    this.awkward.push(...awkward);
  }

  /** After what was done last, the focus is somewhere. */
  private async notLost(): Promise<void> {
    const isSomewhere = () => this.page.waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 2_000 });
    const last = this.steps.at(-1);
    if (last && !this.isFresh) await isSomewhere().catch(() => this.awkward.push(`the focus is lost after ‘${last.did}’`));
  }

  private async arrived(target: Locator): Promise<void> {
    await target.waitFor();
    const handle = await target.elementHandle();
    await this.page.waitForFunction((element) => element === document.activeElement, handle);
  }

  /** Counts the scrolling that a person needs first, and looks whether a finger can hit it. */
  private async reach(target: Locator): Promise<void> {
    const { isOut, width, height } = await target.evaluate((element) => {
      const box = element.getBoundingClientRect();
      // An input can be hit anywhere in its frame, a tick anywhere on its label.
      const frame = element.matches('input, textarea, [role=combobox]') ? element.parentElement : element.closest('label');
      const held = frame?.getBoundingClientRect() ?? box;
      return {
        isOut: box.bottom > innerHeight || box.top < 0,
        width: Math.max(box.width, held.width),
        height: Math.max(box.height, held.height),
      };
    });
    if (isOut) this.counts.scrolls++;
    if (this.way === 'touch' && Math.min(width, height) < FINGER - 0.5)
      this.awkward.push(`${(await this.lineOf(target)).trim()} is ${Math.round(width)} × ${Math.round(height)}`);
  }

  private async lineOf(target: Locator): Promise<string> {
    return ((await target.ariaSnapshot()).split('\n')[0] ?? '').replace(/^- /, '').slice(0, 80);
  }

  private async note(did: string): Promise<void> {
    this.steps.at(-1)?.said.push(...(await heard(this.page)));
    this.steps.push({ did, focus: await focusedNow(this.page), said: [] });
    this.isFresh = false;
  }

  private told(name: string | RegExp): string {
    return typeof name === 'string' ? `"${name}"` : String(name);
  }

  private find(role: Role, name: string | RegExp, within: readonly Named[]): Locator {
    const outer = within.reduce<Page | Locator>((around, [each, text]) => around.getByRole(each, this.by(text)).first(), this.page);
    return outer.getByRole(role, this.by(name)).first();
  }

  private by(name: string | RegExp): { name: string | RegExp; exact: boolean } {
    return { name, exact: typeof name === 'string' };
  }
}
