import type { Place, PlaceGroup } from '#/authProvider/permissionTree.ts';
import type { PageScreen } from '#/src/screens/screen.ts';

interface Ordered {
  menu?: { order?: number } | false;
}
/** What is read of the compiled model: the orders that its definitions give. */
export interface OrderedModel {
  resources: Readonly<Record<string, Ordered>>;
  reports: Readonly<Record<string, Ordered>>;
  settings: Readonly<Record<string, Ordered>>;
}

/** The menu with the screens in it, each before the first place of its group whose order is higher. */
export function withScreens(groups: readonly PlaceGroup[], screens: readonly PageScreen[], model: OrderedModel): readonly PlaceGroup[] {
  const inOrder = screens.toSorted((one, other) => orderOf(one) - orderOf(other));
  return groups.map((group) => {
    const places = group.places.map((place) => ({ place, order: orderIn(model, place) }));
    for (const screen of inOrder.filter((one) => one.group === group.name)) {
      const order = orderOf(screen);
      const next = places.findIndex((one) => one.order > order);
      places.splice(next < 0 ? places.length : next, 0, { place: placeOf(screen), order });
    }
    return { ...group, places: places.map(({ place }) => place) };
  });
}

/** The screens that the platform's people, or a business's, may have at all. */
export function screensFor(screens: readonly PageScreen[], isPlatformUser: boolean): PageScreen[] {
  return screens.filter(({ callers }) => !callers || (callers === 'platform') === isPlatformUser);
}

/** A screen as the menu and the allowed paths know it. */
export function placeOf({ path, label, icon, permissions }: PageScreen): Place {
  return { name: path.slice(1), path, permission: permissions, icon, labelKey: label };
}

const orderOf = ({ order = 100 }: PageScreen): number => order;

function orderIn(model: OrderedModel, { name, path }: Place): number {
  const [, area = ''] = path.split('/');
  const { menu } = { ...((area === 'reports' || area === 'settings') && path !== `/${name}` ? model[area][name] : model.resources[name]) };
  return menu ? (menu.order ?? 100) : 100;
}
