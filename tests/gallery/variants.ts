import type { Page, Route } from 'playwright-core';
import type { PageOptions } from '#/tests/support/browser.ts';

/** One way in which every screen is pictured. */
export interface Variant {
  name: string;
  /** Of the browser's profile. */
  page: Pick<PageOptions, 'phone' | 'storage' | 'context' | 'allow'>;
  /** What the host does from the moment on at which the first page stands; nothing: it answers. */
  host?: (page: Page) => Promise<void>;
  /** Whether the screen comes to rest: nothing on its way, and axe has a say. */
  isSettled: boolean;
  /** Of a business that has just begun, instead of the demo's. */
  isNew?: boolean;
  /** Whoever comes to these screens instead: they may not open them. */
  visitor?: string;
  /** Taken only where GALLERY_VARIANTS names it. */
  isOnRequest?: boolean;
}

const mode = (value: 'dark' | 'light', language = 'en') => ({
  storage: { 'mui-mode': value, i18nextLng: language },
  context: { colorScheme: value },
});

const zoomed = (width: number, height: number, language: string) => {
  const { storage } = mode('light', language);
  return { storage, context: { colorScheme: 'light', viewport: { width, height }, deviceScaleFactor: 2 } } as const;
};

const API = '**/api/**';
const refused = { status: 'error', message: 'The host is being looked after. Try again in a minute.' };
const refuse = (route: Route) => route.fulfill({ status: 503, json: refused });

const hang = async (page: Page) => void (await page.route(API, () => undefined));
const fail = async (page: Page) => void (await page.route(API, refuse));

/** Every list has nothing in it, whoever asks: what the platform's people see before there is a business. */
const emptied = async (page: Page) =>
  void (await page.route(API, async (route) => {
    if (!/"per_page"/.test(route.request().postData() ?? '')) return route.fallback();
    const response = await route.fetch();
    const body = await response.json();
    const pagination_options = { ...body.data?.pagination_options, total: 0 };
    return route.fulfill({ response, json: { ...body, data: { ...body.data, list: [], pagination_options } } });
  }));

const phone = (value: 'dark' | 'light', language: string) => ({ ...mode(value, language), phone: true });

/** Modes, sizes and languages of the demo as it is, then the states that nobody sees on a good day. */
export const variants: readonly Variant[] = [
  { name: 'dark', page: mode('dark'), isSettled: true },
  { name: 'light', page: mode('light'), isSettled: true },
  { name: 'phone', page: phone('dark', 'en'), isSettled: true },
  { name: 'arabic', page: mode('dark', 'ar'), isSettled: true },
  { name: 'german-phone', page: phone('light', 'de'), isSettled: true },
  // A desktop's window of 1440 pixels at 200 %, and the narrowest page that has to do: WCAG 1.4.4 and 1.4.10.
  { name: 'zoomed', page: zoomed(720, 450, 'en'), isSettled: true },
  { name: 'narrow', page: zoomed(320, 640, 'de'), isSettled: true },
  { name: 'refused', page: mode('dark'), isSettled: true, visitor: 'nobody@demo.test' },
  { name: 'empty', page: mode('dark'), isSettled: true, isNew: true },
  // Nothing is answered any more: what is on its way stays so.
  { name: 'loading', page: mode('dark'), isSettled: false, host: hang },
  { name: 'error', page: { ...mode('dark'), allow: [/503/] }, isSettled: false, host: fail },
  { name: 'arabic-phone', page: phone('light', 'ar'), isSettled: true, isOnRequest: true },
  // With those above, each of two modes in three languages on two sizes.
  { name: 'light-phone', page: phone('light', 'en'), isSettled: true, isOnRequest: true },
  { name: 'german', page: mode('light', 'de'), isSettled: true, isOnRequest: true },
  { name: 'german-dark', page: mode('dark', 'de'), isSettled: true, isOnRequest: true },
  { name: 'german-dark-phone', page: phone('dark', 'de'), isSettled: true, isOnRequest: true },
  { name: 'arabic-light', page: mode('light', 'ar'), isSettled: true, isOnRequest: true },
  { name: 'arabic-dark-phone', page: phone('dark', 'ar'), isSettled: true, isOnRequest: true },
  { name: 'refused-phone', page: phone('dark', 'ar'), isSettled: true, visitor: 'nobody@demo.test', isOnRequest: true },
  { name: 'emptied', page: phone('dark', 'de'), isSettled: true, host: emptied, isOnRequest: true },
  { name: 'loading-phone', page: phone('dark', 'en'), isSettled: false, host: hang, isOnRequest: true },
  { name: 'error-phone', page: { ...phone('light', 'ar'), allow: [/503/] }, isSettled: false, host: fail, isOnRequest: true },
];
