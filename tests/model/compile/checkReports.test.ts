import { describe, expect, it } from 'vitest';
import { checkReports } from '#/model/compile/checkReports.ts';
import { compile } from '#/model/compile/compile.ts';
import { DefinitionError } from '#/model/language/definitionError.ts';
import type { DefinitionFiles } from '#/model/language/definitions.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { crud, defineGroup, defineReport, defineReportLike, defineResource, field } from '#model/language';

const whole = defineReport({
  version: 1,
  name: 'whole',
  label: 'Whole',
  icon: 'Percent',
  permission: 'WholeReport',
  endpoint: '/api/whole',
  columns: { name: field.text(), net_sales: field.money() },
  title: 'name',
  totals: ['net_sales'],
});
const part = { ...whole, name: 'part', endpoint: '/api/part', menu: false as const };
const group = defineGroup({ label: 'Reports', icon: 'Assessment', order: 1 });
const modelOf = (...reports: object[]) =>
  compile({
    './reports/group.ts': group,
    ...Object.fromEntries(reports.map((one, at) => [`./reports/r${at}.ts`, one])),
  } as unknown as DefinitionFiles);
const refused = (...reports: object[]) => {
  try {
    checkReports(modelOf(...reports));
  } catch (error) {
    if (error instanceof DefinitionError) return error.message;
    throw error;
  }
  return undefined;
};

describe('reports that cannot be', () => {
  it.each<[string, object[], string]>([
    ['a column that is not there', [{ ...whole, drill: ['gross'] }], "whole.drill: names 'gross', which is not a column"],
    [
      'parts of a whole that are added up',
      [{ ...whole, columns: { ...whole.columns, part: field.percent() }, totals: ['part'] }],
      "whole.totals.part: is of kind 'percent', which cannot be added up",
    ],
    ['a chart of one', [{ ...whole, chart: { type: 'bar', category: 'name', values: ['gross'] } }], "whole.chart: names 'gross'"],
    [
      'an order by what not everybody may see',
      [
        {
          ...whole,
          columns: { ...whole.columns, cost: field.money({ readable: { permission: 'CostView' } }) },
          sort: { field: 'cost', order: 'desc' },
        },
      ],
      "whole.sort: sorts by 'cost', which not everybody may see",
    ],
    [
      'a way to no resource',
      [{ ...whole, opens: { name: { resource: 'order' } } }],
      "whole.opens.name: names 'order', which is no resource",
    ],
    ['a way from no column', [{ ...whole, opens: { gross: { resource: 'orders' } } }], "whole.opens: names 'gross', which is not a column"],
    [
      'figures that open no report',
      [{ ...whole, opens: { net_sales: { report: 'none' } } }],
      "whole.opens.net_sales: names 'none', which is no report",
    ],
    [
      'a report that is opened with what it is not asked',
      [{ ...whole, opens: { net_sales: { report: 'part', input: { person: 'name' } } } }, part],
      "whole.opens.net_sales: asks 'part' for 'person', which is no text of its input",
    ],
    [
      'a figure that opens two things',
      [{ ...whole, drill: ['net_sales'], opens: { net_sales: { report: 'part' } } }, part],
      'whole.opens.net_sales: opens something, but opens its orders already',
    ],
    [
      'an offer of no resource',
      [{ ...whole, offers: [{ resource: 'order', verb: 'pay' }] }],
      "whole.offers: names 'order', which is no resource",
    ],
    [
      'every establishment at first, and parts',
      [{ ...whole, sections: ['part'], firstEstablishments: 'all' as const }, part],
      'whole.firstEstablishments: is for a report that stands alone',
    ],
    ['a section that is no report', [{ ...whole, sections: ['none'] }], "whole.sections: names 'none', which is no report"],
    [
      'a section that is on the menu',
      [
        { ...whole, sections: ['part'] },
        { ...part, menu: undefined },
      ],
      "names 'part', which is on the menu itself",
    ],
    [
      'a part of two',
      [{ ...whole, sections: ['part'] }, { ...whole, name: 'other', endpoint: '/api/other', tabs: ['part'] }, part],
      "is a part of '",
    ],
    [
      'parts of parts',
      [
        { ...whole, sections: ['part'] },
        { ...part, sections: ['whole'] },
      ],
      'which has parts of its own',
    ],
    ['totals of one row', [{ ...whole, answer: 'figures' }], 'is one row of figures, but has search, totals or sort'],
    ['a statement of a table', [{ ...whole, statement: { net_sales: 'total' } }], 'whole.statement: belongs to one row of figures'],
    ['a table compared with signs', [{ ...whole, statement: { net_sales: 'less' } }], 'whole.statement: belongs to one row of figures'],
  ])('%s', (_what, reports, message) => expect(refused(...reports)).toContain(message));

  it('are none of these', () => expect(refused({ ...whole, sections: ['part'], drill: ['net_sales'] }, part)).toBeUndefined());
});

describe('what a record’s page begins with', () => {
  const product = defineResource({
    version: 1,
    name: 'products',
    label: ['Product', 'Products'],
    icon: 'Percent',
    scope: 'establishment',
    title: 'item',
    endpoint: '/api/product',
    permissions: crud('Products', 'Product'),
    fields: { item: field.text(), price: field.money() },
  });
  const course = {
    ...whole,
    input: { product: field.reference('products'), person: field.text() },
    chart: { type: 'line' as const, category: 'name' as const, values: ['net_sales' as const] },
  };
  const beginning = (story: object, report: object = course) => refused(report, { ...product, story });

  it('is a report with a chart that can be asked of it', () => {
    expect(beginning({ figures: ['price'], report: { name: 'whole', input: 'product' } })).toBeUndefined();
    const asks = (name: string, input: string) => beginning({ figures: ['price'], report: { name, input } });
    expect(asks('part', 'product')).toContain("products.story.report: names 'part', which is no report");
    expect(asks('whole', 'person')).toContain("says that 'person' of 'whole' is the record, but it is no reference to products");
    expect(beginning({ figures: ['price'], report: { name: 'whole', input: 'product' } }, { ...course, chart: undefined })).toContain(
      "names 'whole', which has no chart",
    );
    const days = (count: number) => beginning({ figures: ['price'], report: { name: 'whole', input: 'product', days: count } });
    expect(days(365)).toBeUndefined();
    for (const count of [0, 1.5, 400]) expect(days(count)).toContain(`asks of ${count} days`);
  });
});

describe('a report like another', () => {
  const like = defineReportLike('whole', {
    version: 1,
    name: 'same',
    label: 'Same',
    icon: 'Percent',
    permission: 'SameReport',
    endpoint: '/api/same',
  });

  it('has its columns under a name and a permission of its own', () => {
    const { same } = modelOf(whole, like).reports as Record<string, ReportDefinition>;
    expect(same).toMatchObject({
      name: 'same',
      permission: 'SameReport',
      endpoint: '/api/same',
      totals: ['net_sales'],
      columns: whole.columns,
    });
    expect(same).not.toHaveProperty('like');
  });

  it('is refused where the other has no columns of its own', () => {
    expect(() => modelOf(like)).toThrow("same: is like 'whole', which is no report");
    expect(() => modelOf({ ...like, like: 'same' })).toThrow('which is no report with columns of its own');
  });

  it('says what a figure means everywhere, unless it says so itself', () => {
    const { reports } = modelOf(whole, { ...part, meanings: { net_sales: 'Mine' } });
    expect(reports.whole?.meanings).toMatchObject({ net_sales: { help: 'Gross sales − discounts − refunds' } });
    expect(reports.part?.meanings).toMatchObject({ net_sales: { help: 'Mine' } });
  });
});
