/** Purchase orders, what comes of them, and their invoices. */
export default {
  all_billed: 'Everything that was received is on an invoice already',
  vendor_without_address: '%{vendor} has no e-mail address: give one here, or at the vendor',
  nothing_low: 'Nothing of this vendor is at or below its reorder point',
  low_on_order: 'What is low of this vendor is on order already',
  forecast_needs_nothing: 'The forecast needs nothing of this vendor that is not in stock or on order',
  undo_needs_costs: 'This took over what things cost: somebody who sees costs has to undo it',
  order_closed: 'The purchase order is closed: its receipts stand. Correct the stock instead',
  return_without_labels: 'A return takes nothing in: there is nothing to label',
  less_than_a_unit: 'Less than one whole unit was received: print one label for each item instead',
  too_many_labels: 'There would be %{asked} labels, and a file holds at most %{most}: print one label for each item instead',
  give_cost: 'Give the cost that is to be taken over',
  return_without_cost: 'What goes back to the vendor has no cost to take over',
  nothing_came: 'Enter what came of at least one item',
} as const;
