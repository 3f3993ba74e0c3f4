/**
 * What the figures mean that many reports show, by their English label: one meaning per figure, everywhere. A report's own `meanings` win.
 */
export const commonMeanings: Readonly<Record<string, string>> = {
  'Average order': 'Net sales divided by transactions',
  'Average price': 'Gross sales divided by quantity',
  Discounts: 'Line discounts and each line’s share of order discounts',
  'Gross sales': 'Quantity × (price + modifiers), without tax that the price includes; voided lines left out',
  'Net sales': 'Gross sales − discounts − refunds',
  Refunds: 'Net amounts given back, on the day they were given back',
  'Service charges': 'Without their tax; never part of net sales',
  Surcharges: 'What was added for the way of paying; never part of net sales',
  Tax: 'Tax on lines after discounts and on service charges, less what was given back',
  Tips: 'What guests gave beside the amount due; never revenue',
  'Total collected': 'Net sales + tax + service charges + surcharges + tips',
  'Total sales': 'Net sales + tax + service charges + surcharges',
  Transactions: 'Orders paid in the period',
  'Voided amount': 'What the voided lines would have cost, with the taxes that prices include',
};
