/** The reports whose figures stand on the dashboard's tiles: each answers something else. */
export const DASHBOARD_TILES: readonly string[] = [
  'dashboard-total-sales',
  'dashboard-net-sales',
  'dashboard-transactions',
  'dashboard-average-order',
  'dashboard-labour-percent',
  'dashboard-cost-percent',
  'dashboard-tips',
  'dashboard-voids',
  'dashboard-discount',
  'dashboard-tax',
];
