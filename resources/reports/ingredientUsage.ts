import { defineReport, field } from '#resources/schema';

export default defineReport({
  version: 1,
  name: 'ingredient-usage',
  label: 'Ingredient usage',
  labels: { ar: 'استهلاك المكونات', es: 'Uso de ingredientes' },
  help: 'What recipes say was used, and what is really gone',
  helps: { ar: 'ما تقول الوصفات إنه استُهلك، وما نقص فعلًا', es: 'Lo que según las recetas se usó y lo que de verdad falta' },
  icon: 'Balance',
  permission: 'InventoryManagement',
  endpoint: '/api/ingredient-usage',
  columns: {
    ingredient: field.text({ labels: { ar: 'المكون', es: 'Ingrediente' } }),
    uom: field.lookup('uom', { label: 'Unit' }),
    beginning: field.quantity({ labels: { ar: 'رصيد أول', es: 'Inicial' } }),
    received: field.quantity({ labels: { ar: 'المستلم', es: 'Recibido' } }),
    returned_to_vendor: field.quantity({ labels: { ar: 'المعاد إلى المورد', es: 'Devuelto al proveedor' } }),
    ending: field.quantity({ labels: { ar: 'رصيد آخر', es: 'Final' } }),
    actual: field.quantity({ label: 'Actual usage', labels: { ar: 'الاستهلاك الفعلي', es: 'Uso real' } }),
    theoretical: field.quantity({ label: 'Theoretical usage', labels: { ar: 'الاستهلاك النظري', es: 'Uso teórico' } }),
    variance: field.quantity({ labels: { ar: 'الفرق', es: 'Diferencia' } }),
    variance_percent: field.percent({ label: 'Variance %', min: -100, labels: { ar: 'الفرق ٪', es: '% de diferencia' } }),
    variance_amount: field.money({ label: 'Variance cost', readable: { permission: 'CostView' }, labels: { ar: 'تكلفة الفرق', es: 'Coste de la diferencia' } }),
  },
  title: 'ingredient',
  key: ['ingredient', 'uom'],
  sort: { field: 'variance_percent', order: 'desc' },
  search: true,
  totals: ['variance_amount'],
  chart: { type: 'bar', category: 'ingredient', values: ['theoretical', 'actual'], top: 10 },
  meanings: {
    beginning: { help: 'In stock before the first day', helps: { ar: 'ما في المخزون قبل اليوم الأول', es: 'En existencias antes del primer día' } },
    received: {
      help: 'Received from vendors and added by hand',
      helps: { ar: 'المستلم من الموردين والمضاف يدويًا', es: 'Recibido de proveedores y añadido a mano' },
    },
    ending: { help: 'In stock after the last day', helps: { ar: 'ما في المخزون بعد اليوم الأخير', es: 'En existencias tras el último día' } },
    actual: {
      help: 'Beginning + received − returned to vendor − ending: sales, waste, deductions and what counts found missing',
      helps: {
        ar: 'رصيد أول + المستلم − المعاد إلى المورد − رصيد آخر: المبيعات والهدر والخصم وما كشفه الجرد',
        es: 'Inicial + recibido − devuelto al proveedor − final: ventas, mermas, retiradas y lo que los recuentos echaron en falta',
      },
    },
    theoretical: {
      help: 'What was sold needs by its recipes, less what came back to the shelf',
      helps: {
        ar: 'ما يحتاجه المبيع وفق وصفاته، ناقصًا ما أعيد إلى الرف',
        es: 'Lo que lo vendido necesita según sus recetas, menos lo que volvió al estante',
      },
    },
    variance: {
      help: 'Actual − theoretical: above zero more is gone than recipes explain',
      helps: {
        ar: 'الفعلي − النظري: فوق الصفر نقص أكثر مما تفسره الوصفات',
        es: 'Real − teórico: por encima de cero falta más de lo que explican las recetas',
      },
    },
    variance_percent: { help: 'Of the theoretical usage', helps: { ar: 'من الاستهلاك النظري', es: 'Del uso teórico' } },
    variance_amount: {
      help: 'What waste, deductions and counts took away, at the cost of that time',
      helps: { ar: 'ما ذهب بالهدر والخصم والجرد بتكلفته حينها', es: 'Lo que se llevaron mermas, retiradas y recuentos, al coste de entonces' },
    },
  },
  menu: { order: 140 },
});
