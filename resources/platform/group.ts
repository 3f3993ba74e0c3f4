import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Platform', labels: { ar: 'المنصة', es: 'Plataforma' }, icon: 'AdminPanelSettings', order: 90 });
