import { defineGroup } from '#model/language';

export default defineGroup({ label: 'Platform', icon: 'AdminPanelSettings', order: 90 });
