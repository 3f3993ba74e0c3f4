import { allowsPath, type PermissionTree } from '#/authProvider/permissionTree.ts';
import type { PageScreen } from '#/src/screens/screen.ts';

/** Where the dashboard begins (specification §2). */
export const DASHBOARD_PATH = '/dashboard';

/** Where a person begins: on a page made for it, else on the first entry of their menu; undefined where they may open nothing. */
export function startPath(tree: PermissionTree, screens: readonly Pick<PageScreen, 'path' | 'start'>[]): string | undefined {
  const start = screens.find((screen) => screen.start && allowsPath(tree, screen.path));
  return start?.path ?? tree.nestedRoutes[0]?.entries[0]?.path ?? tree.allowedPaths[0];
}
