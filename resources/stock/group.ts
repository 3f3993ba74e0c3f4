import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Stock', labels: { ar: 'المخزون', es: 'Existencias' }, icon: 'Inventory2', order: 40 });
