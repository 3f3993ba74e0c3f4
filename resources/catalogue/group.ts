import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Catalogue', labels: { ar: 'الكتالوج', es: 'Catálogo' }, icon: 'MenuBook', order: 20 });
