import type customerFavourites from '#/resources/reports/customerFavourites.ts';
import { moneyOf, netOf, quantityOf } from '#/server/capabilities/reports/amounts.ts';
import { type FiguresOf, periodOf, rowScopeOf } from '#/server/capabilities/reports/report.ts';
import { readCustomerItems } from '#/server/domain/sales/readCustomers.ts';

/** What one customer, or all of them, bought in a period, by item. */
export const figures: FiguresOf<typeof customerFavourites> = async (work, request) => {
  const money = moneyOf(work);
  const customer = typeof request.input.customer === 'number' ? request.input.customer : null;
  const items = await readCustomerItems(work.tx, rowScopeOf(work), periodOf(request), customer);
  const rows = items.map((sold) => ({
    name: sold.title,
    orders: sold.orders,
    item_qty: quantityOf(sold.quantity),
    net_amount: money(netOf(sold)),
  }));
  return { rows };
};
