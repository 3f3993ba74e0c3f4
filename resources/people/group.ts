import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'People', labels: { ar: 'الأشخاص', es: 'Personas' }, icon: 'Groups', order: 30 });
