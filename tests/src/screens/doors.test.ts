import { icons } from 'virtual:icons';
import { describe, expect, it } from 'vitest';
import { menuOf } from '#/authProvider/menu.ts';
import { permissionTree } from '#/authProvider/permissionTree.ts';
import { englishMessages } from '#/i18n/messages.ts';
import type { Messages } from '#/i18n/messageTexts.ts';
import { model } from '#/resources/index.ts';
import { entryOf, screensFor, withScreens } from '#/src/app/navigation/screenEntries.ts';
import { pageScreens, replacingScreens } from '#/src/screens/index.ts';
import type { PageScreen } from '#/src/screens/screen.ts';

const load: PageScreen['load'] = async () => ({ default: () => null });
const screen = (path: string, more: Partial<PageScreen> = {}): PageScreen => ({
  path,
  label: 'x.y',
  icon: 'Send',
  permissions: [],
  load,
  ...more,
});
const pathsOf = (screens: readonly PageScreen[], group: string) =>
  withScreens(menuOf(model, false), screens)
    .find(({ name }) => name === group)
    ?.entries.map(({ path }) => path);

describe('a screen in the menu', () => {
  it('stands behind the places without an order, and among those that have one where its own puts it', () => {
    const late = screen('/late', { group: 'sales', order: 15 });
    const last = screen('/last', { group: 'sales' });
    expect(pathsOf([last, late], 'sales')).toEqual(['/orders', '/late', '/payments', '/last']);
  });

  it('stands in no group that it does not name', () => {
    expect(pathsOf([screen('/nowhere')], 'sales')).toEqual(['/orders', '/payments']);
  });

  it('is there for whoever holds one of its permissions', () => {
    const groups = withScreens(menuOf(model, false), [screen('/tools', { group: 'settings', permissions: ['A', 'B'] })]);
    expect(permissionTree(['B'], groups).allowedPaths).toEqual(['/tools']);
    expect(permissionTree(['C'], groups).allowedPaths).toEqual([]);
  });

  it('is allowed without a menu item too, and where it needs no permission, to everybody', () => {
    expect(permissionTree([], [], [entryOf(screen('/profile')), entryOf(screen('/secret', { permissions: ['S'] }))]).allowedPaths).toEqual([
      '/profile',
    ]);
  });

  it('of the platform’s people is nobody else’s', () => {
    const screens = [screen('/all'), screen('/platform', { callers: 'platform' }), screen('/business', { callers: 'client' })];
    expect(screensFor(screens, true, true).map(({ path }) => path)).toEqual(['/all', '/platform']);
    expect(screensFor(screens, false, true).map(({ path }) => path)).toEqual(['/all', '/business']);
  });
});

describe.each(pageScreens)('the screen at $path', ({ path, label, icon, group, permissions }) => {
  it('has a name, a drawing, and a group and permissions that there are', () => {
    const text = label
      .split('.')
      .reduce<Messages | string | undefined>((level, part) => (typeof level === 'object' ? level[part] : undefined), englishMessages);
    expect(text, label).toBeTypeOf('string');
    expect(Object.keys(icons)).toContain(icon);
    if (group) expect(model.groups.map(({ name }) => name)).toContain(group);
    expect(permissions.filter((name) => !model.permissions.some((one) => one.name === name))).toEqual([]);
  });

  it('has its address for itself', () => {
    expect(pageScreens.filter((other) => other.path === path)).toHaveLength(1);
    expect(Object.keys(model.resources)).not.toContain(path.slice(1));
  });
});

it('screens replace views of resources that there are, each once', () => {
  const places = replacingScreens.map(({ replaces }) => `${replaces.resource}/${replaces.view}`);
  expect(places.filter((place) => !((place.split('/')[0] ?? '') in model.resources))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
});
