import type { Method } from './request.ts';

/** One call to the host; `{…}` in its path stands for a parameter. */
export interface Call {
  method: Method;
  path: string;
}

const get = (path: string): Call => ({ method: 'GET', path });
const post = (path: string): Call => ({ method: 'POST', path });
const put = (path: string): Call => ({ method: 'PUT', path });

/** Every call that belongs to no resource, verb or report, once. Source: the API contract. */
export const calls = {
  constants: get('/api/constants'),
  ownEstablishments: get('/api/establishment/list'),
  permissionNames: post('/api/permission/list'),
  clientAccount: get('/api/admin/clients/account-info/{id}'),
  saveClientAccount: put('/api/admin/clients/account-info/{id}'),

  register: post('/api/auth/register'),
  requestPasswordReset: post('/api/v1_0/request-password-reset'),
  verifyPasswordCode: post('/api/v1_0/verify-password-request-code'),
  resetPassword: post('/api/v1_0/reset-password'),
  changePassword: post('/api/v1_0/change-password'),

  settings: post('/api/establishment/get-meta'),
  saveSettings: post('/api/establishment-meta'),
  emailPreview: post('/api/establishment/email-preview'),
  emailTest: post('/api/establishment/email-test'),
  receiptPrint: post('/api/establishment/receipt-print'),
  labelPrint: post('/api/establishment/label-print'),

  setUp: get('/api/set-up'),

  operations: get('/api/admin/operations'),
  sendEmailsAgain: post('/api/admin/operations/send-emails-again'),
  adminSummary: get('/api/admin/dashboard-summary'),
  weeklyClientCount: get('/api/admin/weekly-client-count'),
  monthlyClientCount: get('/api/admin/monthly-client-count'),
  yearlyClientCount: get('/api/admin/yearly-client-count'),

  reportsTogether: post('/api/reports'),

  presignedUrl: post('/api/v1_0/get-presigned-url'),
  generateExport: post('/api/report-export/generate'),
  exportStatus: get('/api/report-export/status/{id}'),
  cancelExport: post('/api/report-export/cancel/{id}'),
  downloadExport: get('/api/report-export/download/{id}'),
  bulkOperations: post('/api/bulk-operation/list'),
  bulkOperation: get('/api/bulk-operation/{id}'),
  bulkPreview: post('/api/bulk-operation/preview'),
  bulkImport: post('/api/bulk-operation/import'),
  bulkRecognise: post('/api/bulk-operation/recognise'),
  bulkBring: post('/api/bulk-operation/bring'),
  bulkTemplate: get('/api/bulk-operation/template?resource={resource}&language={language}'),
  bulkChosen: post('/api/bulk-operation/chosen'),
  dependents: post('/api/bulk-operation/dependents'),
  restoreDeletion: post('/api/deletion/{id}/restore'),
  bulkEdit: post('/api/bulk-operation/edit'),
  runEdit: post('/api/bulk-operation/{id}/run'),
  editedRecords: post('/api/bulk-operation/{id}/records'),
  bulkRefused: post('/api/bulk-operation/{id}/refused'),
  bulkRejected: get('/api/bulk-operation/rejected/{id}'),
  bulkExport: post('/api/bulk-operation/export'),
  bulkDownload: get('/api/bulk-operation/download/{id}'),
  undoBulk: post('/api/bulk-operation/{id}/undo'),
  cancelBulk: { method: 'DELETE', path: '/api/bulk-operation/{id}' },
  wholeExports: get('/api/business-export'),
  startWholeExport: post('/api/business-export'),
  cancelWholeExport: post('/api/business-export/{id}/cancel'),
  wholeExportFile: get('/api/business-export/{id}/download'),
  wholeImport: get('/api/business-import'),
  beginWholeImport: post('/api/business-import/file'),
  wholeImportPiece: put('/api/business-import/file/{file}?offset={offset}'),
  startWholeImport: post('/api/business-import'),
  cancelWholeImport: post('/api/business-import/{id}/cancel'),
  integrations: post('/api/integration/list'),
  connectProgram: post('/api/third-party-integration/connect'),
  programConnected: post('/api/third-party-integration/connected'),
  readProgram: post('/api/third-party-integration/read'),
  globalSearch: post('/api/global-search/list'),
  knownRecords: post('/api/global-search/records'),

  ordersAddress: get('/api/third-party-integration/{id}/orders'),
  takeOrders: post('/api/third-party-integration/{id}/take-orders'),

  notifications: post('/api/notification/list'),
  unreadNotifications: get('/api/notification/count'),
  readNotifications: post('/api/notification/read'),

  savedViews: post('/api/saved-view/list'),
  saveView: post('/api/saved-view'),
  changeView: put('/api/saved-view/{id}'),
  deleteView: { method: 'DELETE', path: '/api/saved-view/{id}' },
  defaultView: post('/api/saved-view/default'),
} as const satisfies Readonly<Record<string, Call>>;

/** A path with its parameters in place. @throws where one is missing. */
export function pathWith(path: string, params: Readonly<Record<string, string | number | undefined>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs '${name}'`);
    return encodeURIComponent(value);
  });
}
