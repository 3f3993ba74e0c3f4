import { compile } from '#/model/compile/compile.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import type { Model } from '#/model/language/model.ts';
import { definitionFiles } from '#/resources/index.ts';
import { otherPermissions } from '#/resources/reference/permissions.ts';
import type { ReportSources } from '#/server/capabilities/reports/index.ts';
import type { ReportSource } from '#/server/capabilities/reports/report.ts';
import { reportSources } from '#/server/extensions/index.ts';
import { addTexts, defineReport, field } from '#model/language';

const dishes = defineReport({
  version: 1,
  name: 'dishes',
  label: 'Dishes sold',
  icon: 'Percent',
  permission: 'DishesReport',
  endpoint: '/api/dishes/list',
  input: { group_by: field.enum({ item: 'Item', category: 'Category' }, { default: 'item' }) },
  columns: {
    name: field.text({ label: 'Dish' }),
    sold_at: field.datetime({ label: 'Last sold' }),
    amount: field.money({ label: 'Net sales' }),
    share: field.percent({ min: -100, label: 'Share' }),
    times: field.integer({ label: 'Times' }),
  },
  title: 'name',
  sort: { field: 'amount', order: 'desc' },
  search: true,
  top: [10, 25],
  totals: ['amount', 'times'],
  chart: { type: 'bar', category: 'name', values: ['amount'] },
});

const till = defineReport({
  version: 1,
  name: 'till',
  label: 'Till',
  icon: 'Percent',
  permission: 'DishesReport',
  endpoint: '/api/till',
  answer: 'figures',
  columns: { gross: field.money(), discounts: field.money(), net: field.money(), orders: field.integer() },
  title: 'net',
  statement: { discounts: 'less', net: 'total', orders: 'apart' },
});

/** What these reports say in other languages. */
const WORDS = {
  ar: {
    dishes: { 'Dishes sold': 'الأطباق المبيعة', Item: 'الصنف', Dish: 'الطبق', 'Last sold': 'آخر بيع', Share: 'النصيب', Times: 'المرات' },
    till: { Till: 'الصندوق' },
  },
  es: {
    dishes: {
      'Dishes sold': 'Platos vendidos',
      Item: 'Artículo',
      Dish: 'Plato',
      'Last sold': 'Última venta',
      Share: 'Parte',
      Times: 'Veces',
    },
    till: { Till: 'Caja' },
  },
};

const sales: ReportSource = async (work, { dateFrom }) => {
  const many = work.establishments.length * (dateFrom < '2026-03-01' ? 1 : 2);
  const row = (name: string, amount: number) => ({
    name,
    sold_at: '2026-03-01T23:30:00.000Z',
    amount: amount * many,
    share: 12.5,
    times: many,
  });
  return { rows: [row('=SUM(A1)', 617.25), row('شاي بالنعناع', 10), row('', -4)] };
};
const counted: ReportSource = async (work, { dateFrom }) => {
  const many = work.establishments.length * (dateFrom < '2026-03-01' ? 1 : 2);
  return { rows: [{ gross: 10 * many, discounts: 2.5 * many, net: 7.5 * many, orders: many }] };
};

/** The project's model with two reports more, whose figures are known: `dishes` has rows, `till` is a statement. */
export function dishesModel(): Model {
  const model = compile(
    { ...definitionFiles, './reports/dishes.ts': dishes, './reports/till.ts': till } as unknown as DefinitionFiles,
    otherPermissions,
  );
  for (const [language, reports] of Object.entries(WORDS)) addTexts(model.texts, language, { reports });
  return model;
}

/** The figures of these two, and those of every other report. */
export const dishesSources: ReportSources = (name) =>
  name === 'dishes' ? { figures: sales } : name === 'till' ? { figures: counted } : reportSources(name);
