import type { DemoOptions } from '#model/language';

/** Demo rows of the entities under resources/people. */
export const peopleSamples = {
  customers: { count: 60 },
  employees: {
    samples: [
      {
        first_name: 'Sofia',
        last_name: 'Nguyen',
        email: 'sofia.nguyen@example.com',
        role: 'Server',
        hourly_rate: 18,
        hired_on: '2023-04-03',
      },
      {
        first_name: 'Liam',
        last_name: 'Walsh',
        email: 'liam.walsh@example.com',
        role: 'Server',
        hourly_rate: 17.5,
        hired_on: '2024-01-15',
      },
      {
        first_name: 'Aisha',
        last_name: 'Khan',
        email: 'aisha.khan@example.com',
        role: 'Shift lead',
        hourly_rate: 23,
        hired_on: '2022-09-01',
      },
    ],
  },
  'operational-reasons': {
    samples: [
      { name: 'Guest changed their mind', type: 'void' },
      { name: 'Entered by mistake', type: 'void' },
      { name: 'Long wait', type: 'discount' },
      { name: 'Wrong item served', type: 'refund' },
      { name: 'Returned unopened', type: 'refund', back_to_stock: true },
      { name: 'Change given', type: 'no_sale' },
      { name: 'Change from the bank', type: 'pay_in' },
      { name: 'Window cleaner', type: 'pay_out' },
      { name: 'Spoiled', type: 'waste', description: 'Past its date, or no longer fit to serve' },
      { name: 'Stocktake difference', type: 'stock_adjustment' },
    ],
  },
} satisfies Readonly<Record<string, DemoOptions>>;
