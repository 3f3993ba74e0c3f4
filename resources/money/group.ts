import { defineGroup } from '#model/language';

export default defineGroup({ label: 'Money', icon: 'Payments', order: 50 });
