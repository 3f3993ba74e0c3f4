import { expect, it } from 'vitest';
import { permissionTree } from '#/authProvider/permissionTree.ts';
import { placesOf } from '#/authProvider/places.ts';
import { model } from '#/resources/index.ts';
import { underHeadings } from '#/src/app/navigation/underHeadings.ts';

const headed = (names: string[]) =>
  permissionTree(names, placesOf(model, false))
    .nestedRoutes.filter(({ name }) => name === 'reports')
    .flatMap(underHeadings)
    .map(({ labelKey, places }) => [labelKey, places.map(({ name }) => name)]);

it('shows only headings under which one may open something, in the group’s order', () => {
  expect(headed(['WageView', 'CashDrawerHistory'])).toEqual([
    ['groups.reports.headings.cash.name', ['cash-drawer-history', 'over-short']],
    ['groups.reports.headings.labour.name', ['payroll']],
  ]);
});

it('places without a heading stand above them', () => {
  const group = { name: 'things', icon: 'Box', headings: ['first'], places: [] };
  const place = (name: string, heading?: string) => ({
    name,
    path: `/${name}`,
    permission: [],
    icon: 'Box',
    labelKey: name,
    menu: { heading },
  });
  expect(underHeadings({ ...group, places: [place('plain'), place('under', 'first')] }).map(({ labelKey }) => labelKey)).toEqual([
    undefined,
    'groups.things.headings.first.name',
  ]);
});
