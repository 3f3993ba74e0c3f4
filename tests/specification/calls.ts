/** A call of specification §7 or of the API contract; `{id}` stands for a record. */
export type SpecifiedCall = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string];

const five = (base: string, list = `${base}/list`): SpecifiedCall[] => [
  ['POST', list],
  ['POST', base],
  ['GET', `${base}/{id}`],
  ['PUT', `${base}/{id}`],
  ['DELETE', `${base}/{id}`],
];
const post = (...paths: string[]): SpecifiedCall[] => paths.map((path) => ['POST', path]);
const get = (...paths: string[]): SpecifiedCall[] => paths.map((path) => ['GET', path]);
const A = '/api/admin/clients';

/** Calls that are there. */
export const calls: readonly SpecifiedCall[] = [
  ...post('/oauth/token', '/api/logout', '/api/auth/register', '/api/v1_0/request-password-reset', '/api/v1_0/verify-password-request-code'),
  ...post('/api/v1_0/reset-password', '/api/v1_0/change-password', '/api/v1_0/get-presigned-url', '/api/permission/list'),
  ...get('/api/v1_0/profile', '/api/get-permissions', '/api/get-permissions/{id}', '/api/constants', '/api/health/live', '/api/health/ready'),
  ...post('/api/activity-log/list', '/api/establishment-group/list', '/api/establishment/get-meta', '/api/establishment-meta'),
  ...post('/api/bulk-operation/list', '/api/bulk-operation/import', '/api/bulk-operation/export'),
  ...post('/api/product-categories-order', '/api/product-order', '/api/product-mix/list', '/api/payment-history/list'),
  ...five('/api/product-categories'),
  ...five('/api/product'),
  ...['modifier', 'tax', 'order-type', 'service-charge', 'service-prompt', 'prep-station', 'discount', 'employee', 'customer'].flatMap((name) =>
    five(`/api/${name}`),
  ),
  ...['vendor', 'ingredient', 'expense', 'expense-type', 'time-entry', 'operational-reason', 'service-area', 'table', 'role', 'user'].flatMap((name) =>
    five(`/api/${name}`),
  ),
  ...five('/api/loyalty-program'),
  ...five('/api/purchase-order'),
  ...five('/api/purchase-invoice'),
  ...five(`${A}/general-info`, `${A}/list`),
  ...['establishment', 'establishment-station', 'establishment-group', 'hardware', 'third-party-app'].flatMap((name) => five(`${A}/${name}`)),
  ...get(`${A}/account-info/{id}`),
  ['PUT', `${A}/account-info/{id}`],
  ...post('/api/gift-card/list', '/api/gift-card', '/api/gift-card/transaction/list', '/api/loyalty-member/list', '/api/loyalty-transaction/list'),
  ...get('/api/gift-card/{id}', '/api/loyalty-member/{id}'),
  ['PUT', '/api/gift-card/{id}'],
  ['PUT', '/api/loyalty-member/{id}'],
  ...post('/api/expense/summary', '/api/purchase-order/summary', '/api/purchase-order/items/list', `${A}/hardware/station-list`),
  ...get('/api/purchase-order/{id}/invoice'),
  ['PUT', '/api/purchase-order/receive/{id}'],
  ...get('/api/establishment/list', '/api/establishment/{id}'),
  ...post('/api/establishment/station'),
  ...post('/api/third-party-integration/list', '/api/third-party-integration'),
  ['DELETE', '/api/third-party-integration/{id}'],
  ...post('/api/integration/list'),
  ...get('/api/integration/{id}'),
  ...post('/api/accounting-integration/accounts/list', '/api/accounting-integration/locations/list', '/api/accounting-integration/subsidiaries/list'),
  ...post('/api/sales/list', '/api/sales/intake', '/api/report-export/generate', '/api/global-search/list'),
  ...post('/api/sales-summary', '/api/cash-summary', '/api/void-summary', '/api/category-summary', '/api/dining-option-summary', '/api/discount-summary'),
  ...post('/api/tax-summary', '/api/daily-sales-graph', '/api/total-tip', '/api/quantity-sold/list'),
  ...post('/api/top-categories/list', '/api/top-items/list', '/api/top-modifiers/list'),
  ...post('/api/void-report/servers', '/api/void-report/summary', '/api/void-report/items'),
  ...post('/api/cash-drawer-history', '/api/get-employee-wise-tip'),
  ...post('/api/dashboard-total-sales', '/api/dashboard-net-sales', '/api/dashboard-discount', '/api/dashboard-transactions', '/api/dashboard-tax'),
  ...post('/api/dashboard-hourly-sales', '/api/dashboard-weekly-sales', '/api/dashboard-monthly-sales', '/api/dashboard-top-selling-products'),
  ...post('/api/inventory/list', '/api/inventory/add', '/api/inventory/deduct', '/api/inventory/set-actual'),
  ...post('/api/sales/{id}/send-receipt', '/api/sales/{id}/customer'),
  ...get('/api/sales/tracking/{id}', '/api/sales/{id}/receipt'),
  ...get('/api/sales/{id}', '/api/report-export/status/{id}', '/api/report-export/download/{id}'),
  ...get('/api/admin/dashboard-summary', '/api/admin/weekly-client-count', '/api/admin/monthly-client-count', '/api/admin/yearly-client-count'),
];
