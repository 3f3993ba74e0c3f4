import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Reports', icon: 'Assessment', order: 15 });
