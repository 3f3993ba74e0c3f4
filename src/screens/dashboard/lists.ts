/** So many rows a panel shows; the rest is behind its link. */
export const ROWS = 5;

/**
 * The lists of which the dashboard shows the first rows, each in a view of its definition or as it is. `isLive`: it changes without a sale,
 * and is looked at for that.
 */
export const DASHBOARD_LISTS: readonly { resource: string; view?: string; columns: readonly string[]; isLive?: true }[] = [
  { resource: 'alerts', view: 'open', columns: ['kind', 'message', 'day', 'raised_at'] },
  {
    resource: 'orders',
    view: 'unpaid',
    columns: ['order_number', 'local_created_at', 'user_name', 'status', 'total_amount'],
    isLive: true,
  },
  { resource: 'cash-drawer-sessions', view: 'open', columns: ['number', 'station', 'opened_by', 'opened_at', 'expected'] },
  { resource: 'activity-log', view: 'changes', columns: ['description', 'causer', 'created_at'] },
];
