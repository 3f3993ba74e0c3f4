import { cleanup, render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { OrderOverview } from '#/src/screens/orders/OrderOverview.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

const at = '2026-11-29T16:53:00.000Z';
const taxes = [{ name: 'VAT', amount: 1.33, inclusive: true }];
const sold = { price: 8, quantity: 1, gross: 6.67, discount: 0, net: 6.67, tax: 1.33, total: 8, modifiers: null, taxes };
const order = {
  ...{ id: 1, establishment_id: 3, order_number: '17', status: 'paid', local_created_at: at, payment_date: at },
  ...{ gross: 6.67, discount: 0, net: 6.67, tax: 1.33, service_charge: 0, surcharge: 0, total_amount: 8, tip: 0, refund_amount: 0 },
  ...{ discounts: [], service_charges: [], receipts: [] },
  lines: [
    { ...sold, id: 1, title: 'Jam' },
    { ...sold, id: 2, title: 'Tea', void_reason: 'Spilt', voided_at: at },
  ],
  sales_payment_histories: [{ id: 1, method: 'cash', amount: 8, tip: 0, surcharge: 0, status: 'captured', at }],
};

// A voided line of 8.00 was -6.67 in the story beside it: its price was with tax, and the rest without.
it('an order whose prices contain taxes has the amounts that its guest saw, and says which are without them', () => {
  const establishments = [{ id: 3, title: 'Borough', currency: 'GBP', timezone: 'Europe/London' }];
  const session = { establishments, establishment: establishments[0] };
  render(
    <AdminFrame resource="orders" session={session}>
      <RecordContextProvider value={order}>
        <OrderOverview />
      </RecordContextProvider>
    </AdminFrame>,
  );
  const cells = screen.getAllByRole('row').map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent));
  expect(cells[0]).toEqual(['Title', 'Quantity', 'Price', 'Gross', 'Discount', 'Tax (included)', 'Total']);
  expect(cells[1]?.slice(1)).toEqual(['1', '£8.00', '£8.00', '£0.00', '£1.33', '£8.00']);
  expect(document.querySelector('[data-kind=voided] .amount')?.textContent).toBe('-£8.00');
  const bill = [...document.querySelectorAll('.row')].map((row) => row.textContent);
  expect(bill.slice(0, 3)).toEqual(['Gross sales, without included tax£6.67', 'VAT£1.33', 'Order total£8.00']);
});
