import { defineGroup } from '#model/language';

export default defineGroup({ label: 'Sales', icon: 'PointOfSale', order: 10 });
