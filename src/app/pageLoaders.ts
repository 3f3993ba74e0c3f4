import type { ComponentType } from 'react';
import { preload } from '#/src/foundation/loader/preload.ts';
import { pageScreens, replacingScreens } from '#/src/screens/index.ts';

type Load<P = object> = () => Promise<{ default: ComponentType<P> }>;

/** The pages of a resource. */
export interface ResourceLoaders {
  list: Load;
  show: Load;
  form: Load<{ mode: 'create' | 'edit' }>;
}

/** Those that a resource has which brings none of its own. */
export const genericLoaders = {
  list: () => import('#/src/views/list/ResourceList.tsx'),
  show: () => import('#/src/views/show/ResourceShow.tsx'),
  form: () => import('#/src/views/form/ResourceForm.tsx'),
} satisfies ResourceLoaders;
/** What stands around the list of a small entity, whose forms open over it. */
export const loadListWithForms = () => import('#/src/views/list/ListWithForms.tsx');

/** The pages by which a resource replaces the generic ones. @param name of the resource */
export function ownLoadersOf(name: string): Partial<ResourceLoaders> {
  const own = replacingScreens.filter(({ replaces }) => replaces.resource === name);
  return Object.fromEntries(own.map(({ replaces, load }) => [replaces.view, load]));
}

/** The pages that definitions derive beside those of resources, by their routes. */
export const derivedLoaders = {
  '/reports/:name': () => import('#/src/views/report/Report.tsx'),
  '/reports/:name/orders': () => import('#/src/views/report/ReportOrders.tsx'),
  '/settings/:kind': () => import('#/src/views/settings/SettingsPage.tsx'),
  '/help/*': () => import('./help/HelpPage.tsx'),
} satisfies Record<string, Load>;

/**
 * Begins to load the page of an address, beside what every page needs rather than after it. It knows no definitions, which come with that:
 * an address of no page loads a list in vain. What fails is tried again, and told, once it is shown.
 */
export function preloadPage(pathname: string): void {
  const load = loaderAt(pathname);
  // Which lists have forms over them the definitions say.
  preload(load, ...(load === genericLoaders.list ? [loadListWithForms] : []));
}

/** What the page at an address is loaded by. */
export function loaderAt(pathname: string): () => Promise<unknown> {
  const screen = pageScreens.find(({ path }) => isAt(path, pathname));
  if (screen) return screen.load;
  const derived = Object.entries(derivedLoaders).find(([path]) => isAt(path, pathname));
  if (derived) return derived[1];
  const [, name = '', second, third] = pathname.split('/');
  const pages = { ...genericLoaders, ...ownLoadersOf(name) };
  if (third === 'show') return pages.show;
  return second ? pages.form : pages.list;
}

/** Whether an address is of a route: `/orders/:id`, `/help/*`. The router that knows this too comes later. */
function isAt(route: string, pathname: string): boolean {
  const parts = route.split('/');
  const found = pathname.split('/');
  if (parts.at(-1) === '*' ? found.length < parts.length - 1 : found.length !== parts.length) return false;
  return parts.every((part, at) => part === '*' || (part.startsWith(':') ? Boolean(found[at]) : part === found[at]));
}
