import type { Place, PlaceGroup } from './permissionTree.ts';

interface Screen {
  permission: string;
  icon: string;
  menu?: { order?: number } | false;
}
interface ReportScreen extends Screen {
  sections?: readonly string[];
  tabs?: readonly string[];
}
/** What the menu reads of the compiled model. */
export interface PlacesModel {
  groups: readonly { name: string; icon: string; resources: readonly string[]; settings: readonly string[]; reports: readonly string[] }[];
  resources: Readonly<
    Record<string, { permissions: { list?: string }; icon: string; menu?: { order?: number } | false; callers?: 'platform' | 'client' }>
  >;
  settings: Readonly<Record<string, Screen>>;
  reports: Readonly<Record<string, ReportScreen>>;
}

/**
 * The places of the dashboard by menu group, before anybody's permissions: in the order that their definitions say; among equals lists,
 * then reports, then settings pages.
 */
export function placesOf(model: PlacesModel, isPlatformUser: boolean): readonly PlaceGroup[] {
  return model.groups.map((group) => ({
    name: group.name,
    icon: group.icon,
    places: [
      ...group.resources.map((name) => ({ order: orderOf(model.resources[name]), places: resourcePlace(model, name, isPlatformUser) })),
      ...group.reports.map((name) => ({ order: orderOf(model.reports[name]), places: reportPlace(model, name) })),
      ...group.settings.map((name) => ({
        order: orderOf(model.settings[name]),
        places: screenPlace('settings', name, model.settings[name]),
      })),
    ]
      .sort((one, other) => one.order - other.order)
      .flatMap(({ places }) => places),
  }));
}

const orderOf = (screen: { menu?: { order?: number } | false } | undefined): number => (screen?.menu ? (screen.menu.order ?? 100) : 100);

function resourcePlace(model: PlacesModel, name: string, isPlatformUser: boolean): Place[] {
  const resource = model.resources[name];
  const permission = resource?.permissions.list;
  if (!resource || !permission || resource.menu === false) return [];
  if (resource.callers && (resource.callers === 'platform') !== isPlatformUser) return [];
  return [{ name, path: `/${name}`, permission, icon: resource.icon, labelKey: `resources.${name}.name` }];
}

/** One item for a report and its tabs: any of them opens it. What stands on another report's page is covered by that one's. */
function reportPlace({ reports }: PlacesModel, name: string): Place[] {
  const report = reports[name];
  if (!report || report.menu === false) return [];
  const { tabs = [], sections = [] } = report;
  const permissions = [...new Set([report.permission, ...tabs.flatMap((tab) => reports[tab]?.permission ?? [])])];
  return screenPlace('reports', name, report).map((place) => ({
    ...place,
    ...(permissions.length > 1 && { permission: permissions }),
    ...((tabs.length > 0 || sections.length > 0) && { covers: [...tabs, ...sections].map((one) => `/reports/${one}`) }),
  }));
}

function screenPlace(area: 'reports' | 'settings', name: string, screen: Screen | undefined): Place[] {
  return screen
    ? [{ name, path: `/${area}/${name}`, permission: screen.permission, icon: screen.icon, labelKey: `${area}.${name}.name` }]
    : [];
}
