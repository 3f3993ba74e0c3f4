import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Money', icon: 'Payments', order: 50 });
