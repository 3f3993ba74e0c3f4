import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Venue', labels: { ar: 'المكان', es: 'Local' }, icon: 'Storefront', order: 70 });
