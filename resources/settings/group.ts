import { defineGroup } from '#model/language';

export default defineGroup({ label: 'Settings', icon: 'Settings', order: 80 });
