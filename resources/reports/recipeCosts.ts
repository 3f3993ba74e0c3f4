import { defineReport, field } from '#model/language';

const guarded = { readable: { permission: 'CostView' } } as const;

export default defineReport({
  version: 1,
  name: 'recipe-costs',
  label: 'Recipe costs',
  help: 'What each recipe costs now, and what it leaves of the price',
  icon: 'MenuBook',
  permission: 'Products',
  endpoint: '/api/recipe-costs',
  columns: {
    product: field.text(),
    category: field.text(),
    margin_percent: field.percent({ label: 'Recipe margin %', min: -100, ...guarded }),
    food_cost_percent: field.percent({ label: 'Recipe cost %', min: -100, ...guarded }),
    margin: field.money({ label: 'Recipe margin', ...guarded }),
    recipe_cost: field.money(guarded),
    net_price: field.money({ label: 'Price without tax' }),
    price: field.money(),
    own_cost: field.money(guarded),
    missing: field.text({ label: 'Without a cost', ...guarded }),
    establishment: field.text(),
  },
  title: 'product',
  key: ['establishment', 'product'],
  compare: false,
  period: false,
  sort: { field: 'product', order: 'asc' },
  search: true,
  opens: { product: { resource: 'products' } },
  meanings: {
    price: 'As it stands on the product',
    net_price: 'Without the taxes of the product that its price contains: what of it is earned',
    recipe_cost: 'Each ingredient’s quantity, in its own unit, at its unit cost; nothing while one of them is missing',
    own_cost: 'The cost on the product itself: where there is one, sales are reckoned with it',
    margin: 'Price without tax − recipe cost; the margin on the product is less its own cost, where it has one',
    margin_percent: 'Recipe margin as part of the price without tax',
    food_cost_percent: 'Recipe cost as part of the price without tax',
    missing: 'Ingredients without a unit cost, or in a unit that does not convert into theirs',
  },
  menu: { heading: 'stock', order: 130 },
});
