import type { Locator, Page } from 'playwright-core';

/** More presses than any screen has stops. */
const PATIENCE = 300;

/** How long something that has the focus is looked at. */
const GLANCE_MS = 1_000;

/** Roles among which arrow keys move. */
const BY_ARROWS: Readonly<Record<string, string>> = { option: 'ArrowDown', menuitem: 'ArrowDown', tab: 'ArrowRight' };

const BACK: Readonly<Record<string, string>> = { ArrowDown: 'ArrowUp', ArrowRight: 'ArrowLeft' };

/** What opens or chooses something that has the focus. */
const OPENS: Readonly<Record<string, string>> = { checkbox: 'Space', switch: 'Space', radio: 'Space', combobox: 'ArrowDown' };

/** The key that does what a click on something of this role does. */
export const keyFor = (role: string): string => OPENS[role] ?? 'Enter';

/** What has the focus, as a reader of the screen is told it: role, name and state. */
export async function focusedNow(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return 'nothing';
  // What has the focus may be on its way out.
  const [line = ''] = (
    await focused
      .first()
      .ariaSnapshot({ timeout: GLANCE_MS })
      .catch(() => 'nothing')
  ).split('\n');
  return line.replace(/^- '?/, '').replace(/'?:?$/, '').replace("]': ", ']: ').slice(0, 160);
}

/**
 * Moves the focus by keys to what is wanted: by Tab towards it, among options by arrows. Every stop must be visible.
 * @returns the keys pressed, and what was awkward on the way
 * @throws where it never comes there
 */
export async function moveTo(page: Page, target: Locator, role: string): Promise<{ keys: number; awkward: string[] }> {
  const arrow = BY_ARROWS[role];
  const awkward: string[] = [];
  for (let keys = 0; keys < PATIENCE; keys++) {
    const { at, seen, name } = await target.evaluate(lookAt, role);
    if (keys > 0 && !seen) awkward.push(`the focus cannot be seen at ${name}`);
    if (at === 'there') return { keys, awkward };
    if (arrow && at.startsWith('inside')) await page.keyboard.press(at === 'inside after' ? (BACK[arrow] ?? arrow) : arrow);
    else await page.keyboard.press(at.endsWith('after') ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`The keyboard does not come to ${role} ${target}; it is at ${await focusedNow(page)}`);
}

/** Runs in the page: whether the focus is there, or on which side of it; `inside`: among those of its own role. */
function lookAt(element: Element, role: string): { at: string; seen: boolean; name: string } {
  const focused = document.activeElement ?? document.body;
  const active = focused.getAttribute('aria-activedescendant');
  const box = focused.getBoundingClientRect();
  const isWithin = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  // The button inside a day's input has a ring of the browser's own, which no selector tells.
  const isDay = focused.matches('input[type=date]');
  const seen = focused === document.body || ((isDay || focused.matches(':focus-visible')) && isWithin);
  const label = focused.getAttribute('aria-label') ?? (focused instanceof HTMLInputElement ? focused.labels?.[0] : focused)?.textContent;
  const name = `${focused.tagName.toLowerCase()} '${(label ?? '').trim().slice(0, 40)}'`;
  if (focused === element || element.contains(focused) || (active && active === element.id)) return { at: 'there', seen, name };
  const side = element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before';
  const group = element.closest('[role=listbox], [role=menu], [role=tablist]');
  const isInside =
    focused.getAttribute('role') === role || group?.contains(focused) || (group && focused.getAttribute('aria-controls') === group.id);
  return { at: isInside ? `inside ${side}` : side, seen, name };
}
