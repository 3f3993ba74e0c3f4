import { describe, expect, it } from 'vitest';
import { model } from '#/resources/index.ts';
import type { ReportDefinition } from '#/resources/schema/reports.ts';
import { orderFilters } from '#/src/views/report/orderFilters.ts';
import { defineReport, field } from '#resources/schema';

const asked = (input: Record<string, string>, establishments: number[]) => ({
  from: '2026-11-14',
  to: '2026-11-20',
  establishments: establishments.map((id) => ({ id, title: `E${id}` })),
  input,
});
const productMix = model.reports['product-mix'] as ReportDefinition;
const day = { gte: '2026-11-14', lte: '2026-11-20' };

describe('the orders behind a row', () => {
  it('of product mix are those of the days with the product, or with anything of the category', () => {
    const row = { name: 'Tea', category: 'Drinks', sub_category: null };
    expect(orderFilters(productMix, asked({ group_by: 'item' }, [1]), row, 1)).toEqual({
      business_day: day,
      lines: { title: 'Tea', category: 'Drinks', sub_category: null },
    });
    expect(orderFilters(productMix, asked({ group_by: 'category' }, [1]), { ...row, name: 'Drinks' }, 1)).toEqual({
      business_day: day,
      lines: { category: 'Drinks' },
    });
  });

  it('of a report of another shape are filtered by a field of the order itself', () => {
    const byServer = defineReport({
      version: 1,
      name: 'by-server',
      label: 'By server',
      icon: 'Person',
      permission: 'SalesSummary',
      endpoint: '/api/by-server/list',
      columns: { server: field.text(), net: field.money() },
      title: 'server',
      drill: { filter: 'user_name', from: 'server' },
    }) as unknown as ReportDefinition;
    expect(orderFilters(byServer, asked({}, [1]), { server: 'Ana', net: 3 }, 1)).toEqual({ business_day: day, user_name: 'Ana' });
  });

  it('name the report’s establishments where they are not the one that lists are about', () => {
    expect(orderFilters(productMix, asked({}, [2]), {}, 1)).toMatchObject({ establishment_id: [2] });
    expect(orderFilters(productMix, asked({}, [1, 2]), {}, 1)).toMatchObject({ establishment_id: [1, 2] });
    expect(orderFilters(productMix, asked({}, [1]), {}, 1)).not.toHaveProperty('establishment_id');
  });
});
