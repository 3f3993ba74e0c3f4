import { type MenuItem, menuSorter } from '#/model/language/menu.ts';
import type { MenuEntry, MenuGroup } from './permissionTree.ts';

interface Screen {
  permission: string;
  icon: string;
  menu?: MenuItem | false;
}
interface ReportScreen extends Screen {
  sections?: readonly string[];
  tabs?: readonly string[];
}
interface ListScreen extends Pick<Screen, 'icon' | 'menu'> {
  permissions: { list?: string };
  callers?: 'platform' | 'client';
}
interface Group {
  name: string;
  icon: string;
  headings: Readonly<Record<string, unknown>>;
  resources: readonly string[];
  settings: readonly string[];
  reports: readonly string[];
}
/** What the menu reads of the compiled model. */
export interface MenuModel {
  groups: readonly Group[];
  resources: Readonly<Record<string, ListScreen>>;
  settings: Readonly<Record<string, Screen>>;
  reports: Readonly<Record<string, ReportScreen>>;
}

/**
 * The entries of the menu by group, before anybody's permissions: under their headings, in the order that their definitions say;
 * among equals lists, then reports, then settings pages.
 */
export function menuOf(model: MenuModel, isPlatformUser: boolean): readonly MenuGroup[] {
  return model.groups.map(({ name, icon, headings, resources, reports, settings }) =>
    sortedGroup({
      name,
      icon,
      headings: Object.keys(headings),
      entries: [
        ...resources.flatMap((one) => resourceEntry(model, one, isPlatformUser)),
        ...reports.flatMap((one) => reportEntry(model, one)),
        ...settings.flatMap((one) => screenEntry('settings', one, model.settings[one])),
      ],
    }),
  );
}

/** The same group, its entries in the menu's order. */
export function sortedGroup(group: MenuGroup): MenuGroup {
  const compare = menuSorter(group.headings);
  return { ...group, entries: group.entries.toSorted((one, other) => compare(one.menu ?? {}, other.menu ?? {})) };
}

function resourceEntry(model: MenuModel, name: string, isPlatformUser: boolean): MenuEntry[] {
  const resource = model.resources[name];
  const permission = resource?.permissions.list;
  if (!resource || !permission || resource.menu === false) return [];
  if (resource.callers && (resource.callers === 'platform') !== isPlatformUser) return [];
  return [{ name, path: `/${name}`, permission, icon: resource.icon, labelKey: `resources.${name}.name`, menu: resource.menu }];
}

/** One item for a report and its tabs: any of them opens it. What stands on another report's page is covered by that one's. */
function reportEntry({ reports }: MenuModel, name: string): MenuEntry[] {
  const report = reports[name];
  if (!report) return [];
  const { tabs = [], sections = [] } = report;
  const permissions = [...new Set([report.permission, ...tabs.flatMap((tab) => reports[tab]?.permission ?? [])])];
  return screenEntry('reports', name, report).map((entry) => ({
    ...entry,
    ...(permissions.length > 1 && { permission: permissions }),
    ...((tabs.length > 0 || sections.length > 0) && { covers: [...tabs, ...sections].map((one) => `/reports/${one}`) }),
  }));
}

function screenEntry(area: 'reports' | 'settings', name: string, screen: Screen | undefined): MenuEntry[] {
  if (!screen || screen.menu === false) return [];
  const { permission, icon, menu } = screen;
  return [{ name, path: `/${area}/${name}`, permission, icon, labelKey: `${area}.${name}.name`, menu }];
}
