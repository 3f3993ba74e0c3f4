import { defineGroup } from '#resources/schema';

export default defineGroup({ label: 'Guests', icon: 'Loyalty', order: 60 });
