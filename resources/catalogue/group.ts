import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Catalogue', icon: 'MenuBook', order: 20 });
