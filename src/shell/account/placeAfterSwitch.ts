import { model } from '#/resources/index.ts';

/** Where a switch of establishment leads: a list, report or settings page stays, a record goes to its list. What the address asked of the other establishment is dropped. */
export function placeAfterSwitch(pathname: string): string {
  const [, head = '', name = ''] = pathname.split('/');
  if (head === 'reports' || head === 'settings') return `/${head}/${name}`;
  return head in model.resources ? `/${head}` : '/dashboard';
}
