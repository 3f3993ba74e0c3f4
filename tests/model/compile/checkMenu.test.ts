import { expect, it } from 'vitest';
import { checkMenu } from '#/model/compile/checkMenu.ts';
import { compile } from '#/model/compile/compile.ts';
import { defineGroup, defineReport, field } from '#model/language';

const report = (heading?: string) =>
  defineReport({
    version: 1,
    name: 'whole',
    label: 'Whole',
    icon: 'Percent',
    permission: 'WholeReport',
    endpoint: '/api/whole',
    columns: { name: field.text() },
    title: 'name',
    menu: { heading },
  });
const check = (heading: string | undefined, headings: Readonly<Record<string, string>>) => () =>
  checkMenu(
    compile({
      './reports/group.ts': defineGroup({ label: 'Reports', icon: 'Assessment', order: 1, headings }),
      './reports/whole.ts': report(heading),
    }),
  );

it('an item stands under a heading of its own group, or under none', () => {
  expect(check('sales', { sales: 'Sales' })).not.toThrow();
  expect(check(undefined, {})).not.toThrow();
  expect(check('sale', { sales: 'Sales' })).toThrow(
    "whole.menu.heading: is 'sale', which is no heading of the group 'reports'. Fix: write 'sales'.",
  );
});

it('a heading stands above something', () => {
  expect(check('sales', { sales: 'Sales', stock: 'Stock' })).toThrow(
    "group reports (resources/reports/group.ts): has the heading 'stock', under which nothing stands",
  );
});
