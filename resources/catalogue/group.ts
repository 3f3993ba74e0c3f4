import { defineGroup } from '#model/language';

export default defineGroup({ label: 'Catalogue', icon: 'MenuBook', order: 20 });
