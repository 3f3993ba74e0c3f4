import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Sales', icon: 'PointOfSale', order: 10 });
