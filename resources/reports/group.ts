import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Reports', labels: { ar: 'التقارير', es: 'Informes' }, icon: 'Assessment', order: 15 });
