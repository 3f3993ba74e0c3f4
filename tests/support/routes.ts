import type { Page } from 'playwright-core';
import type { ResourceModel } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { pageScreens } from '#/src/screens/index.ts';
import type { PageScreen } from '#/src/screens/screen.ts';
import { mustHoldEverywhere, permissionsOf } from '#model/language';
import { ask, firstRecord } from './hostCalls.ts';

/** What the host says a person may do. */
export interface Rights {
  user: string;
  isPlatform: boolean;
  /** Everything of their business. */
  isFullAccess: boolean;
  held: ReadonlySet<string>;
  /** Those that they hold in every establishment. */
  everywhere: ReadonlySet<string>;
}

/** An address, whether it opens for a person, and what stands there then. */
export interface Route {
  path: string;
  isOpen: boolean;
  /** A form over its list. */
  isDialog?: boolean;
}

/** What stood at an address: its heading, or that nothing came of it. */
export type Outcome = 'opened' | 'refused' | 'nothing';

/** A person's own rights, as their profile and their list of permissions say. */
export async function rightsOf(user: string): Promise<Rights> {
  const [{ user: profile, isFullAccess }, { permissions, everywhere }] = await Promise.all([
    ask(user, 'GET', '/api/v1_0/profile'),
    ask(user, 'GET', '/api/get-permissions'),
  ]);
  const isPlatform = profile.user_type === 'admin';
  return { user, isPlatform, isFullAccess, held: new Set(permissions), everywhere: new Set(everywhere) };
}

/** The addresses that the menu of such a person has, sorted: lists, reports, settings and screens that stand in a group. */
export function menuOf(rights: Rights): string[] {
  const lists = Object.values(model.resources).filter((one) => one.menu !== false && mayCall(rights, one, 'list'));
  const screens = pageScreens.filter((one) => one.group && opensScreen(rights, one));
  const reports = Object.values(model.reports).filter((one) => one.menu !== false && mayOpen(rights, openersOf(one)));
  const settings = Object.values(model.settings).filter(({ permission }) => rights.held.has(permission));
  return [
    ...lists.map(({ name }) => `/${name}`),
    ...reports.map(({ name }) => `/reports/${name}`),
    ...settings.map(({ name }) => `/settings/${name}`),
    ...screens.map(({ path }) => path),
  ].sort();
}

/** Every address that the definitions and the screens have, and whether it opens; those of records lead to the first one of their list. */
export async function routesOf(rights: Rights): Promise<Route[]> {
  const resources = await Promise.all(Object.values(model.resources).map((one) => resourceRoutes(rights, one)));
  const reports = Object.values(model.reports).map((one) => ({ path: `/reports/${one.name}`, isOpen: mayOpen(rights, openersOf(one)) }));
  const settings = Object.values(model.settings).map(({ name, permission }) => ({
    path: `/settings/${name}`,
    isOpen: rights.held.has(permission),
  }));
  const screens = pageScreens
    .filter(({ path }) => !path.includes(':'))
    .map((one) => ({ path: one.path, isOpen: opensScreen(rights, one) }))
    // Who may not open the dashboard is led on from there.
    .filter(({ path, isOpen }) => isOpen || rights.held.size === 0 || path !== '/dashboard');
  return [...resources.flat(), ...reports, ...settings, ...screens];
}

/**
 * What each person visits, of what each may open: every address that is refused to somebody is visited by one of those to whom it is, and
 * every one that opens for somebody by one of those for whom it does, by turns. Whether it opens depends on nothing but the permissions
 * that its definition names, and who holds which of them the menu shows for each person.
 */
export function byTurns(everybodys: readonly (readonly Route[])[]): Route[][] {
  const visits = everybodys.map((): Route[] => []);
  const seen = new Map<string, number[]>();
  for (const [person, routes] of everybodys.entries())
    for (const { path, isOpen } of routes) {
      const key = `${kindOfAddress(path)} ${isOpen}`;
      seen.set(key, [...(seen.get(key) ?? []), person]);
    }
  for (const [turn, [key, persons]] of [...seen].entries()) {
    const person = persons[turn % persons.length] ?? 0;
    visits[person]?.push(...(everybodys[person] ?? []).filter(({ path, isOpen }) => `${kindOfAddress(path)} ${isOpen}` === key));
  }
  return visits;
}

/** Of two businesses the first records have different ids. */
const kindOfAddress = (path: string) => path.replace(/\/\d+/, '/:id');

/** The permissions of which one opens a report: of one with tabs also those of the tabs, to the first of which it leads then. */
function openersOf({ permission, tabs = [] }: (typeof model.reports)[string]): string[] {
  return [permission, ...tabs.flatMap((name) => model.reports[name]?.permission ?? [])];
}

async function resourceRoutes(rights: Rights, resource: ResourceModel): Promise<Route[]> {
  const { name, permissions } = resource;
  const isDialog = resource.form?.dialog === true && permissions.list !== undefined && mayCall(rights, resource, 'list');
  const routes: Route[] = [];
  if (permissions.list) routes.push({ path: `/${name}`, isOpen: mayCall(rights, resource, 'list') });
  if (permissions.create) routes.push({ path: `/${name}/create`, isOpen: mayCall(rights, resource, 'create'), isDialog });
  const record = mayCall(rights, resource, 'list') ? await firstRecord(rights.user, resource) : undefined;
  for (const [call, path] of [
    ['view', `/${name}/${record?.id ?? 1}/show`],
    ['edit', `/${name}/${record?.id ?? 1}`],
  ] as const) {
    if (!permissions[call]) continue;
    const isOpen = mayCall(rights, resource, call);
    // Where nothing is stored, there is no record to open.
    if (!isOpen || record) routes.push({ path, isOpen, isDialog: isDialog && call === 'edit' });
  }
  return routes;
}

/** Who may nothing at all has no screen, not even of their own. */
const isFor = ({ isPlatform, held }: Rights, callers?: 'platform' | 'client') =>
  held.size > 0 && (!callers || (callers === 'platform') === isPlatform);
const opensScreen = (rights: Rights, { callers, owners, permissions }: PageScreen) =>
  isFor(rights, callers) && (rights.isFullAccess || !owners) && mayOpen(rights, permissions);
const mayOpen = ({ held }: Pick<Rights, 'held'>, names: readonly string[]) => names.length === 0 || names.some((name) => held.has(name));

function mayCall(rights: Rights, resource: ResourceModel, call: 'list' | 'view' | 'create' | 'edit'): boolean {
  const names = permissionsOf(resource, call);
  const held = mustHoldEverywhere(resource, call) ? rights.everywhere : rights.held;
  return isFor(rights, resource.callers) && names.length > 0 && mayOpen({ held }, names);
}

/** The links of the menu with every group open, sorted. */
export async function menuLinks(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const closed = menu.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const links = menu.getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return paths.filter((path) => path !== '/dashboard').sort();
}

/**
 * Goes to every address inside the program that the page has loaded, each from an address that leads nowhere, and says what stood there.
 */
export function visitAll(page: Page, routes: readonly Route[]): Promise<Outcome[]> {
  return page.evaluate(visitInPage, routes);
}

/** Runs in the page. */
async function visitInPage(routes: readonly Route[]): Promise<Outcome[]> {
  const NOWHERE = 'There is nothing here';
  const REFUSALS = ['You may not open this page', 'No access yet'];
  const PATIENCE_MS = 20_000;
  const go = (address: string) => {
    const idx = (history.state?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: `step-${idx}`, idx }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
  const heading = (within = '') => document.querySelector(`${within} h1`)?.textContent ?? '';
  const isWaiting = () => document.querySelector('.MuiSkeleton-root, [aria-busy=true]') !== null;
  const until = async (isSo: () => boolean) => {
    const end = performance.now() + PATIENCE_MS;
    while (performance.now() < end) {
      if (isSo()) return true;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return false;
  };
  const outcomes: Outcome[] = [];
  for (const { path, isDialog } of routes) {
    go('/nowhere');
    // Who may nothing at all is told so at every address.
    await until(() => heading() === NOWHERE || location.pathname === '/401');
    go(path);
    const isRefused = () => REFUSALS.includes(heading()) && (location.pathname === path || location.pathname === '/401');
    // A record's page and a form have their heading only once the record is there; a list has it before its rows.
    const isList = !path.slice(1).includes('/');
    const stands = () => heading() !== NOWHERE && heading(isDialog ? '[role=dialog]' : '') !== '' && !(isList && isWaiting());
    const has = await until(() => isRefused() || stands());
    outcomes.push(isRefused() ? 'refused' : has ? 'opened' : 'nothing');
  }
  return outcomes;
}
