import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Settings', labels: { ar: 'الإعدادات', es: 'Ajustes' }, icon: 'Settings', order: 80 });
