import type { Place, PlaceGroup } from './permissionTree.ts';

interface Screen {
  permission: string;
  icon: string;
  menu?: { order?: number } | false;
}
/** What the menu reads of the compiled model. */
export interface PlacesModel {
  groups: readonly { name: string; icon: string; resources: readonly string[]; settings: readonly string[]; reports: readonly string[] }[];
  resources: Readonly<Record<string, { permissions: { list?: string }; icon: string; menu?: { order?: number } | false; callers?: 'platform' | 'client' }>>;
  settings: Readonly<Record<string, Screen>>;
  reports: Readonly<Record<string, Screen>>;
}

/** The places of the dashboard by menu group, before anybody's permissions: lists, then reports, then settings pages. */
export function placesOf(model: PlacesModel, isPlatformUser: boolean): readonly PlaceGroup[] {
  return model.groups.map((group) => ({
    name: group.name,
    icon: group.icon,
    places: [
      ...group.resources.flatMap((name) => resourcePlace(model, name, isPlatformUser)),
      ...group.reports.flatMap((name) => screenPlace('reports', name, model.reports[name])),
      ...group.settings.flatMap((name) => screenPlace('settings', name, model.settings[name])),
    ],
  }));
}

function resourcePlace(model: PlacesModel, name: string, isPlatformUser: boolean): Place[] {
  const resource = model.resources[name];
  const permission = resource?.permissions.list;
  if (!resource || !permission || resource.menu === false) return [];
  if (resource.callers && (resource.callers === 'platform') !== isPlatformUser) return [];
  return [{ name, path: `/${name}`, permission, icon: resource.icon, labelKey: `resources.${name}.name` }];
}

function screenPlace(area: 'reports' | 'settings', name: string, screen: Screen | undefined): Place[] {
  return screen ? [{ name, path: `/${area}/${name}`, permission: screen.permission, icon: screen.icon, labelKey: `${area}.${name}.name` }] : [];
}
