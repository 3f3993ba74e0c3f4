import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Money', labels: { ar: 'المال', es: 'Dinero' }, icon: 'Payments', order: 50 });
