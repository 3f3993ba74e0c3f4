/** What alerts say was found. */
export default {
  over: 'Drawer %{drawer} is over by %{difference} (limit %{limit})',
  short: 'Drawer %{drawer} is short by %{difference} (limit %{limit})',
  unpaid: 'Order %{order} of %{total} is still not paid %{hours} hours after it was opened',
  unpaid_together:
    '%{smart_count} order of earlier days is still not paid %{hours} hours after it was opened: %{total} |||| %{smart_count} orders of earlier days are still not paid %{hours} hours after they were opened: %{total} together',
  low_stock: '%{item}: %{current} left, to be reordered at %{point}',
  low_stock_in: '%{item}: %{current} left, to be reordered at %{point} (unit: %{unit})',
  voids: 'Voids came to %{amount}: %{percent} of gross sales (limit %{limit})',
  voids_taxed: 'Voids came to %{amount}, without included tax %{net}: %{percent} of gross sales (limit %{limit})',
  no_sales: 'Nothing sold since %{time}, for more than %{minutes} minutes',
  labour: 'Labour cost %{amount}: %{percent} of net sales (limit %{limit})',
  labour_at_least: 'Labour cost at least %{amount}: %{percent} of net sales (limit %{limit}), and %{hours} hours have no wage',
  target_day: 'Net sales of the day have reached their target of %{limit}',
  target_week: 'Net sales of the week have reached their target of %{limit}',
  target_month: 'Net sales of the month have reached their target of %{limit}',
} as const;
