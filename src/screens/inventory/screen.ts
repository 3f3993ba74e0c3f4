/**
 * What is in stock: each item's sums over some days, of which the ledger's own list (`inventory-movements`) shows the entries one by one.
 */
import type { Screen } from '../screen.ts';

export default [
  {
    path: '/inventory',
    label: 'inventory.name',
    icon: 'Inventory',
    group: 'stock',
    order: 1,
    permissions: ['InventoryManagement'],
    callers: 'client',
    load: () => import('./InventoryPage.tsx'),
  },
  {
    path: '/low-stock',
    label: 'inventory.low_stock',
    icon: 'ProductionQuantityLimits',
    group: 'stock',
    order: 2,
    permissions: ['InventoryManagement'],
    callers: 'client',
    load: () => import('./LowStockPage.tsx'),
  },
] satisfies readonly Screen[];
