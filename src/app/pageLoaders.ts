import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { ResourceModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { pageScreens, replacingScreens } from '#/src/screens/index.ts';

type Load<P = object> = () => Promise<{ default: ComponentType<P> }>;

/** The pages of a resource. */
export interface ResourceLoaders {
  list: Load;
  show: Load;
  form: Load<{ mode: 'create' | 'edit' }>;
}

/** Those that a resource has which brings none of its own. */
export const genericLoaders: ResourceLoaders = {
  list: () => import('#/src/views/list/ResourceList.tsx'),
  show: () => import('#/src/views/show/ResourceShow.tsx'),
  form: () => import('#/src/views/form/ResourceForm.tsx'),
};
export const loadListWithForms = () => import('#/src/views/list/ListWithForms.tsx');

/** The pages by which a resource replaces the generic ones. */
export function ownLoadersOf({ name }: ResourceModel): Partial<ResourceLoaders> {
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

/** What the page at an address is loaded by: nothing where there is none. */
export function loadersAt(pathname: string): readonly (() => Promise<unknown>)[] {
  const screen = pageScreens.find(({ path }) => matchPath(path, pathname));
  if (screen) return [screen.load];
  const derived = Object.entries(derivedLoaders).find(([path]) => matchPath(path, pathname));
  if (derived) return [derived[1]];
  const [, name = '', second, third] = pathname.split('/');
  const resource = Object.hasOwn(model.resources, name) ? model.resources[name] : undefined;
  if (!resource) return [];
  const pages = { ...genericLoaders, ...ownLoadersOf(resource) };
  if (third === 'show') return [pages.show];
  // The forms of a small entity stand over its list.
  if (hasFormsOverList(resource)) return [loadListWithForms, pages.list];
  return [second ? pages.form : pages.list];
}

/** Whether the forms of a resource stand in a dialog over its list. */
export function hasFormsOverList({ form, permissions }: ResourceModel): boolean {
  return form?.dialog === true && permissions.list !== undefined;
}
