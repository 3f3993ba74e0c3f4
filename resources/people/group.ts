import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'People', icon: 'Groups', order: 30 });
