import type { DemoOptions } from '#model/language';

/** Demo rows of the entities under resources/money. */
export const moneySamples = {
  'expense-types': {
    samples: [
      { name: 'Food and beverage' },
      { name: 'Payroll' },
      { name: 'Rent' },
      { name: 'Utilities' },
      { name: 'Supplies' },
      { name: 'Marketing' },
      { name: 'Maintenance' },
      { name: 'Bank fees' },
    ],
  },
  expenses: {
    samples: [
      { name: 'Electricity', amount: 380, date: -12, type: 'Utilities' },
      { name: 'Dishwasher repair', amount: 240, date: -9, type: 'Maintenance', note: 'New pump, two years of warranty' },
      { name: 'Napkins and straws', amount: 65, date: -5, type: 'Supplies' },
      { name: 'Flyers', amount: 120, date: -3, type: 'Marketing' },
      { name: 'Card terminal fees', amount: 88, date: -2, type: 'Bank fees' },
    ],
  },
  'recurring-expenses': {
    samples: [
      { name: 'Rent', amount: 4200, type: 'Rent', every: 'month', first: -415 },
      { name: 'Waste collection', amount: 45, type: 'Utilities', every: 'week', first: -187 },
      { name: 'Insurance', amount: 640, type: 'Bank fees', every: 'quarter', first: -240 },
    ],
  },
} satisfies Readonly<Record<string, DemoOptions>>;
