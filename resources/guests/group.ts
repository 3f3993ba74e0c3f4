import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Guests', labels: { ar: 'الضيوف', es: 'Clientes' }, icon: 'Loyalty', order: 60 });
