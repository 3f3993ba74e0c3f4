import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Stock', icon: 'Inventory2', order: 40 });
