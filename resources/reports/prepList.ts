import { defineReport, field } from '#model/language';

export default defineReport({
  version: 1,
  name: 'prep-list',
  label: 'Prep list',
  help: 'What to prepare for a day: what each station is expected to sell, and what that takes by the recipes',
  icon: 'SoupKitchen',
  permission: 'InventoryManagement',
  endpoint: '/api/prep-list',
  period: false,
  input: {
    day: field.enum(['tomorrow', 'today', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], {
      label: 'For',
      required: true,
      default: 'tomorrow',
    }),
    what: field.enum(
      { all: 'Products and ingredients', products: 'Products', ingredients: 'Ingredients' },
      { label: 'List', required: true, default: 'all' },
    ),
  },
  columns: {
    item: field.text(),
    station: field.text({ label: 'Prep station' }),
    type: field.enum(['product', 'ingredient']),
    quantity: field.quantity({ label: 'To prepare', uom: 'uom' }),
    low: field.quantity({ label: 'From' }),
    high: field.quantity({ label: 'To' }),
    uom: field.lookup('uom', { label: 'Unit' }),
    category: field.text(),
    day: field.date(),
    establishment: field.text(),
  },
  title: 'item',
  key: ['establishment', 'station', 'type', 'item', 'uom'],
  shown: ['item', 'quantity', 'uom', 'station', 'type', 'low', 'high', 'day', 'establishment'],
  compare: false,
  search: true,
  meanings: {
    day: 'A weekday is the next one, today among them',
    quantity:
      'What is expected to be sold, from the same weekdays as the sales forecast; of ingredients, what recipes and chosen modifiers take for it, in the ingredient’s own unit',
    low: 'About two of three such days lie between the two',
    high: 'About two of three such days lie between the two',
    station: 'Where it is prepared; of an ingredient, where its products are',
  },
  menu: { heading: 'stock', order: 115 },
});
