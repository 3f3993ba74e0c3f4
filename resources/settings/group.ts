import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Settings', icon: 'Settings', order: 80 });
