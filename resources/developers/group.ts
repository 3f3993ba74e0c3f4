import { defineGroup } from '#model/language';

export default defineGroup({ label: 'Developers', icon: 'Api', order: 85 });
