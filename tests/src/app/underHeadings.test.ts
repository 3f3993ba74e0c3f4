import { expect, it } from 'vitest';
import { menuOf } from '#/authProvider/menu.ts';
import { permissionTree } from '#/authProvider/permissionTree.ts';
import { model } from '#/resources/index.ts';
import { underHeadings } from '#/src/app/navigation/underHeadings.ts';

const headed = (names: string[]) =>
  permissionTree(names, menuOf(model, false))
    .nestedRoutes.filter(({ name }) => name === 'reports')
    .flatMap(underHeadings)
    .map(({ labelKey, entries }) => [labelKey, entries.map(({ name }) => name)]);

it('shows only headings under which one may open something, in the group’s order', () => {
  expect(headed(['WageView', 'CashDrawerHistory'])).toEqual([
    ['groups.reports.headings.cash.name', ['cash-drawer-history', 'over-short']],
    ['groups.reports.headings.labour.name', ['payroll']],
  ]);
});

it('entries without a heading stand above them', () => {
  const group = { name: 'things', icon: 'Box', headings: ['first'] };
  const entry = (name: string, heading?: string) => ({
    name,
    path: `/${name}`,
    permission: [],
    icon: 'Box',
    labelKey: name,
    menu: { heading },
  });
  expect(underHeadings({ ...group, entries: [entry('plain'), entry('under', 'first')] }).map(({ labelKey }) => labelKey)).toEqual([
    undefined,
    'groups.things.headings.first.name',
  ]);
});
