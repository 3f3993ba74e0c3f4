import type { BrowserContext, Page } from 'playwright-core';

/** Writes down what live regions say from now on, and the names of dialogs that take the focus. */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const said: string[] = [];
    let last = '';
    Object.assign(window, { saidSoFar: said });
    const say = (text: string) => {
      if (text && text !== last) said.push(text);
      last = text;
    };
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[role=status], [role=alert], [aria-live]') ?? element?.querySelector('[role=status], [role=alert]');
      if (region && !region.closest('[aria-hidden=true]')) say((region.textContent ?? '').trim());
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') hear(target);
        else addedNodes.forEach(hear);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    let dialog: Element | null = null;
    addEventListener('focusin', ({ target }) => {
      const now = (target as Element).closest('[role=dialog]');
      if (now && now !== dialog) {
        const label =
          document.getElementById(now.getAttribute('aria-labelledby') ?? '')?.textContent ?? now.getAttribute('aria-label') ?? '';
        said.push(`dialog "${label.trim()}"`);
      }
      dialog = now;
    });
  });
}

/** What was said since it was asked last. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { saidSoFar: string[] }).saidSoFar.splice(0));
}
