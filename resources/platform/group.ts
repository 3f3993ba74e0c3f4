import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Platform', icon: 'AdminPanelSettings', order: 90 });
