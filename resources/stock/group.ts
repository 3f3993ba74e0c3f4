import { defineGroup } from '#model/language';

export default defineGroup({ label: 'Stock', icon: 'Inventory2', order: 40 });
