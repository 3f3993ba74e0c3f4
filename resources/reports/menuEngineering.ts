import { defineReport, field } from '#model/language';

const guarded = { readable: { permission: 'CostView' } } as const;

export default defineReport({
  version: 1,
  name: 'menu-engineering',
  label: 'Menu engineering',
  help: 'Which items are loved and which earn: what to promote, reprice, move to a better place or drop',
  icon: 'ScatterPlot',
  permission: 'ProductMix',
  endpoint: '/api/menu-engineering',
  input: {
    within: field.enum(
      { menu: 'The whole menu', category: 'Its category' },
      { label: 'Measured against', required: true, default: 'menu' },
    ),
  },
  columns: {
    name: field.text({ label: 'Item' }),
    category: field.text(),
    group: field.enum(
      {
        star: { label: 'Star: keep and show', tone: 'success' },
        plowhorse: { label: 'Plowhorse: reprice', tone: 'info' },
        puzzle: { label: 'Puzzle: promote', tone: 'warning' },
        dog: { label: 'Dog: replace or drop', tone: 'error' },
        no_cost: { label: 'No cost known', tone: 'neutral' },
      },
      { ...guarded },
    ),
    item_qty: field.quantity({ label: 'Quantity' }),
    margin_each: field.money({ label: 'Margin each', ...guarded }),
    margin: field.money(guarded),
    margin_percent: field.percent({ label: 'Margin %', min: -100, ...guarded }),
    quantity_percentage: field.percent({ label: '% of quantity', min: -100 }),
    net_amount: field.money({ label: 'Net sales' }),
    cost: field.money(guarded),
    popular_from: field.quantity(),
    earning_from: field.money(guarded),
  },
  title: 'name',
  key: ['name', 'category'],
  shown: ['name', 'category', 'group', 'item_qty', 'margin_each', 'margin', 'margin_percent', 'net_amount'],
  sort: { field: 'item_qty', order: 'desc' },
  search: true,
  totals: ['item_qty', 'margin', 'net_amount', 'cost'],
  chart: {
    type: 'scatter',
    category: 'name',
    values: ['item_qty', 'margin_each'],
    group: 'group',
    lines: ['popular_from', 'earning_from'],
  },
  drill: ['item_qty', 'net_amount'],
  meanings: {
    group:
      'Popular: at least 70 % of an even share of the quantity. Earning: a margin each at or above the average. Stars are both, plowhorses popular alone, puzzles earning alone, dogs neither',
    margin_each: 'Margin ÷ quantity',
    margin: 'Net sales − cost, of items whose cost was known when they were sold',
    margin_percent: 'Margin as part of net sales',
    quantity_percentage: 'Of what it is measured against',
    popular_from: 'The quantity from which an item is popular: 70 % of what each would have if all sold alike',
    earning_from: 'The margin each from which an item earns: the average of all that were sold',
    cost: 'Quantity × what one cost when it was sold',
  },
  menu: { heading: 'items', order: 25 },
});
