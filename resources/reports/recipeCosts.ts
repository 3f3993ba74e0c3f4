import { defineReport, field } from '#resources/schema';

const guarded = { readable: { permission: 'CostView' } } as const;

export default defineReport({
  version: 1,
  name: 'recipe-costs',
  label: 'Recipe costs',
  labels: { ar: 'تكاليف الوصفات', es: 'Costes de las recetas' },
  help: 'What each recipe costs now, whatever the period, and what it leaves of the price',
  helps: {
    ar: 'تكلفة كل وصفة الآن أيًا كانت الفترة، وما يبقى من السعر',
    es: 'Lo que cuesta cada receta ahora, sea cual sea el período, y lo que deja del precio',
  },
  icon: 'MenuBook',
  permission: 'Products',
  endpoint: '/api/recipe-costs',
  columns: {
    product: field.text(),
    category: field.text(),
    price: field.money(),
    recipe_cost: field.money({ scale: 6, ...guarded, labels: { ar: 'تكلفة الوصفة', es: 'Coste de la receta' } }),
    own_cost: field.money({ scale: 6, ...guarded, labels: { ar: 'تكلفة المنتج', es: 'Coste propio' } }),
    margin: field.money({ scale: 6, ...guarded, labels: { ar: 'الهامش', es: 'Margen' } }),
    margin_percent: field.percent({ label: 'Margin %', min: -100, ...guarded, labels: { ar: 'الهامش ٪', es: '% de margen' } }),
    food_cost_percent: field.percent({ label: 'Food cost %', min: -100, ...guarded, labels: { ar: 'تكلفة الطعام ٪', es: '% de coste de alimentos' } }),
    missing: field.text({ label: 'Without a cost', ...guarded, labels: { ar: 'دون تكلفة', es: 'Sin coste' } }),
    establishment: field.text(),
  },
  title: 'product',
  key: ['establishment', 'product'],
  compare: false,
  sort: { field: 'product', order: 'asc' },
  search: true,
  meanings: {
    price: { help: 'As it stands on the product', helps: { ar: 'كما هو مسجل في المنتج', es: 'El que figura en el producto' } },
    recipe_cost: {
      help: 'Each ingredient’s quantity, in its own unit, at its unit cost; nothing while one of them is missing',
      helps: {
        ar: 'كمية كل مكون بوحدته × تكلفة وحدته؛ ولا شيء ما دامت تكلفة أحدها ناقصة',
        es: 'La cantidad de cada ingrediente, en su unidad, por su coste unitario; nada mientras falte alguno',
      },
    },
    own_cost: {
      help: 'The cost on the product itself: where there is one, sales are reckoned with it',
      helps: { ar: 'التكلفة المسجلة في المنتج: إن وُجدت حُسبت المبيعات بها', es: 'El coste del propio producto: si lo hay, las ventas se calculan con él' },
    },
    margin: { help: 'Price − recipe cost', helps: { ar: 'السعر − تكلفة الوصفة', es: 'Precio − coste de la receta' } },
    margin_percent: { help: 'Margin as part of the price', helps: { ar: 'الهامش من السعر', es: 'El margen como parte del precio' } },
    food_cost_percent: { help: 'Recipe cost as part of the price', helps: { ar: 'تكلفة الوصفة من السعر', es: 'El coste de la receta como parte del precio' } },
    missing: {
      help: 'Ingredients without a unit cost, or in a unit that does not convert into theirs',
      helps: { ar: 'مكونات بلا تكلفة وحدة، أو بوحدة لا تُحوَّل إلى وحدتها', es: 'Ingredientes sin coste unitario, o en una unidad que no se convierte a la suya' },
    },
  },
  menu: { order: 130 },
});
