import { model } from '#/resources/index.ts';
import { pageScreens } from '#/src/screens/index.ts';

/**
 * Where a switch of establishment leads: a list, report, settings page or screen of its own stays, a record goes to its list. What the
 * address asked of the other establishment is dropped.
 */
export function pathAfterSwitch(pathname: string): string {
  if (pageScreens.some(({ path }) => path === pathname)) return pathname;
  const [, head = '', name = ''] = pathname.split('/');
  if (head === 'reports' || head === 'settings') return `/${head}/${name}`;
  return head in model.resources ? `/${head}` : '/dashboard';
}
