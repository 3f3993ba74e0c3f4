import { defineGroup } from '#model/language';

export default defineGroup({ label: 'Reports', icon: 'Assessment', order: 15 });
