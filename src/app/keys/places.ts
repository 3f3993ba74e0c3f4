import { allowsPath, type PermissionTree } from '#/authProvider/permissionTree.ts';
import { DASHBOARD_PATH } from '#/src/app/navigation/startPath.ts';

/** Where `g` and a letter lead: what people open all day. The letter is the key's place on an English keyboard. */
export const places: readonly (readonly [letter: string, path: string])[] = [
  ['d', DASHBOARD_PATH],
  ['o', '/orders'],
  ['s', '/reports/sales-summary'],
  ['p', '/products'],
  ['i', '/inventory'],
  ['u', '/purchase-orders'],
  ['c', '/customers'],
  ['e', '/employees'],
  ['t', '/time-entries'],
  ['x', '/expenses'],
  ['b', '/clients'],
];

/** A place that a key leads to. */
export interface Place {
  letter: string;
  path: string;
  /** The text that names it, as in the menu. */
  labelKey: string;
}

/** The places that are in this person's menu. */
export function placesFor(tree: PermissionTree): Place[] {
  const entries = new Map(tree.nestedRoutes.flatMap((group) => group.entries).map((entry) => [entry.path, entry.labelKey]));
  if (allowsPath(tree, DASHBOARD_PATH)) entries.set(DASHBOARD_PATH, 'shell.dashboard');
  return places.flatMap(([letter, path]) => {
    const labelKey = entries.get(path);
    return labelKey === undefined ? [] : [{ letter, path, labelKey }];
  });
}
