import { fileAddress } from '#/src/foundation/files/fileAddress.ts';

/** What an email of the host is made of; whatever else there is, is left out. */
const ELEMENTS = new Set(['a', 'br', 'div', 'h1', 'img', 'p', 'span', 'strong', 'style', 'table', 'tbody', 'td', 'tr']);
const ATTRIBUTES = new Set([
  ...[
    'align',
    'alt',
    'bgcolor',
    'cellpadding',
    'cellspacing',
    'class',
    'colspan',
    'dir',
    'height',
    'lang',
    'role',
    'src',
    'style',
    'width',
  ],
]);

/**
 * An email's page, for a shadow root: as a mail program shows it that is light or dark, whatever this browser is. The host escapes what
 * people typed; here too nothing that could run, be pressed or be sent comes through.
 */
export function emailNodes(html: string, isDark: boolean): HTMLElement {
  const { documentElement, body, head } = new DOMParser().parseFromString(html, 'text/html');
  const page = document.createElement('div');
  for (const name of ['class', 'style']) page.setAttribute(name, body.getAttribute(name) ?? '');
  for (const name of ['lang', 'dir']) page.setAttribute(name, documentElement.getAttribute(name) ?? '');
  page.append(...head.querySelectorAll('style'), ...body.childNodes);
  for (const element of page.querySelectorAll('*')) {
    if (ELEMENTS.has(element.localName)) clean(element);
    else element.remove();
  }
  for (const style of page.querySelectorAll('style'))
    style.textContent = style.textContent.replace('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all');
  return page;
}

function clean(element: Element): void {
  for (const name of element.getAttributeNames()) if (!ATTRIBUTES.has(name)) element.removeAttribute(name);
  const src = element.getAttribute('src');
  if (src !== null) element.setAttribute('src', fileAddress(src) ?? '');
  // The page that it is shown in has a heading of its own.
  if (element.localName === 'h1') element.setAttribute('aria-level', '3');
}
