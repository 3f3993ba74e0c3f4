import { defineGroup } from '#model/language';

export default defineGroup({ label: 'People', icon: 'Groups', order: 30 });
