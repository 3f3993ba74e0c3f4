import type { DemoOptions } from '#model/language';

/** Demo rows of the entities under resources/reports. */
export const reportsSamples = {
  'alert-rules': {
    samples: [
      { name: 'Drawers', kind: 'over_short', amount: 5, status: 'active' },
      { name: 'Open bills', kind: 'unpaid_order', hours: 12, status: 'active' },
      { name: 'What runs out', kind: 'low_stock', status: 'active' },
    ],
  },
  'report-schedules': {
    samples: [
      {
        name: 'Sales of the day before',
        report: 'sales-summary',
        period: 'yesterday',
        format: 'pdf',
        recipients: [{ email: 'owner@demo.test' }],
        frequency: 'daily',
        time: '06:00',
        status: 'inactive',
      },
      {
        name: 'Best sellers of last week',
        report: 'top-items',
        period: 'last_week',
        compare: 'previous_period',
        question: { top: '25' },
        format: 'xlsx',
        recipients: [{ email: 'owner@demo.test' }, { email: 'manager@demo.test' }],
        frequency: 'weekly',
        weekday: 'monday',
        time: '07:30',
        status: 'inactive',
      },
      {
        name: 'Taxes of last month',
        report: 'tax-summary',
        period: 'last_month',
        format: 'csv',
        recipients: [{ email: 'owner@demo.test' }],
        frequency: 'monthly',
        day: 1,
        time: '08:00',
        status: 'inactive',
      },
    ],
  },
} satisfies Readonly<Record<string, DemoOptions>>;
