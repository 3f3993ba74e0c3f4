import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Venue', icon: 'Storefront', order: 70 });
