import { defineGroup } from '#model/language';

export default defineGroup({ label: 'Guests', icon: 'Loyalty', order: 60 });
