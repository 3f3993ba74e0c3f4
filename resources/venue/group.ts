import { defineGroup } from '#model/language';

export default defineGroup({ label: 'Venue', icon: 'Storefront', order: 70 });
