import type { Page } from 'playwright-core';

/** Where the focus is, as a reader of the screen is told it. */
export interface Focus {
  /** Its accessible name, without the mark of a required field. */
  name: string;
  role: string;
  tag: string;
  /** The form's field that it belongs to. */
  field: string | null;
  href: string | null;
  /** What is in its box, or what it shows. */
  value: string;
  isChecked: boolean;
}

/** More presses than any screen has stops. */
const PATIENCE = 250;

/** A person without a mouse: everything goes by keys, at whatever has the focus. */
export class Keyboard {
  constructor(readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  focus(): Promise<Focus> {
    return this.page.evaluate(readFocus);
  }

  /** Presses a key until the focus is where it is wanted. @throws where it never comes there; the message says where it came */
  async goTo(what: string, isThere: (focus: Focus) => boolean, key = 'Tab'): Promise<Focus> {
    const been: string[] = [];
    for (let step = 0; step < PATIENCE; step++) {
      const focus = await this.focus();
      if (isThere(focus)) return focus;
      been.push(`${focus.role} '${focus.name.slice(0, 40)}'`);
      await this.press(key);
    }
    throw new Error(`${key} does not come to ${what}; it came to ${[...new Set(been)].join(', ')}`);
  }

  /** Goes to what has a name, by Tab. */
  async tabTo(name: string | RegExp, ...roles: string[]): Promise<Focus> {
    const isIt = (focus: Focus) =>
      (typeof name === 'string' ? focus.name === name : name.test(focus.name)) && (!roles.length || roles.includes(focus.role));
    return this.goTo(`${roles.join(' or ')} '${name}'`, isIt);
  }

  /** Puts a text in the place of what stands in the box. */
  async write(text: string): Promise<void> {
    await this.press('Control+a');
    if (text === '') await this.press('Delete');
    else await this.type(text);
  }

  /** Chooses the option that says this in the open list, by the arrow keys; an option that comes late is waited for. */
  async choose(option: string): Promise<void> {
    await this.page.getByRole('option', { name: option, exact: true }).first().waitFor();
    for (let step = 0; step < PATIENCE; step++) {
      if ((await this.page.evaluate(readActiveOption)) === option) return this.press('Enter');
      await this.press('ArrowDown');
    }
    throw new Error(`The arrow keys do not come to the option '${option}'`);
  }
}

/** Counts what a mouse or a finger does in the page; gives the way to ask how often. */
export async function countPointers(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = { count: 0 };
    Object.assign(window, { pointersSeen: seen });
    for (const name of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(
        name,
        () => {
          seen.count += 1;
        },
        true,
      );
  });
  return () => page.evaluate(() => (window as unknown as { pointersSeen: { count: number } }).pointersSeen.count);
}

/** Runs in the page. */
function readFocus(): Focus {
  const at = (document.activeElement ?? document.body) as HTMLElement & Partial<HTMLInputElement>;
  const labelled = at.getAttribute('aria-labelledby');
  const texts = labelled ? labelled.split(' ').map((id) => document.getElementById(id)?.textContent ?? '') : [];
  const named = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? (texts.length ? texts.join(' ') : at.textContent);
  const implied = {
    A: 'link',
    BUTTON: 'button',
    TEXTAREA: 'textbox',
    INPUT: at.type === 'checkbox' || at.type === 'radio' ? at.type : 'textbox',
  } as const;
  return {
    name: (named ?? '').replace('*', '').trim(),
    role: at.getAttribute('role') ?? implied[at.tagName as keyof typeof implied] ?? at.tagName.toLowerCase(),
    tag: at.tagName,
    field: at.closest('[data-field]')?.getAttribute('data-field') ?? null,
    href: at.getAttribute('href'),
    value: at.value ?? at.textContent ?? '',
    isChecked: at.checked === true,
  };
}

/** Runs in the page: the option that Enter would choose now. */
function readActiveOption(): string | undefined {
  const at = document.activeElement as HTMLElement | null;
  const active = document.getElementById(at?.getAttribute('aria-activedescendant') ?? '');
  const option = active ?? (at?.getAttribute('role') === 'option' ? at : null) ?? document.querySelector('[role=option].Mui-focused');
  return option?.textContent?.trim();
}
