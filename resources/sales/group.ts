import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Sales', labels: { ar: 'المبيعات', es: 'Ventas' }, icon: 'PointOfSale', order: 10 });
