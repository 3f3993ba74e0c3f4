/** Where an article belongs, and for whom it is. */
export interface ArticlePlace {
  /** `/reports/*`: every report; `/*`: every page. */
  pages: readonly string[];
  /** References (`references.ts`) any one of which opens it; `edit:here` asks for the list of the page itself. Without any it is everybody's. */
  needs?: readonly string[];
}

/** The articles written by hand, and the pages each belongs to: nowhere else is this said. Their texts stand in `i18n/<language>/help/`. */
export const ARTICLES = {
  find_order: { pages: ['/orders', '/payments'], needs: ['page:/orders'] },
  refunds: { pages: ['/orders', '/payments', '/reports/refunds', '/reports/voided-orders'], needs: ['page:/orders'] },
  order_receipt: { pages: ['/orders', '/customers'], needs: ['verb:orders.send-receipt'] },
  product: { pages: ['/products', '/retail-products'], needs: ['new:products'] },
  modifier: { pages: ['/modifiers', '/products'], needs: ['new:modifiers'] },
  recipe: { pages: ['/products', '/ingredients', '/reports/recipe-costs', '/reports/untracked-sales'], needs: ['edit:products'] },
  many_records: {
    pages: ['/products', '/retail-products', '/ingredients', '/customers', '/employees', '/vendors', '/taxes'],
    needs: ['edit:here'],
  },
  stock_correction: {
    pages: ['/inventory', '/inventory-movements'],
    needs: ['verb:inventory-movements.add', 'verb:inventory-movements.deduct', 'verb:inventory-movements.set-actual'],
  },
  count_sheet: { pages: ['/inventory-counts', '/inventory'], needs: ['verb:inventory-counts.submit'] },
  ordering: { pages: ['/purchase-orders', '/low-stock', '/reports/low-stock', '/vendors'], needs: ['new:purchase-orders'] },
  receiving: { pages: ['/purchase-orders', '/purchase-receipts'], needs: ['verb:purchase-orders.receive'] },
  invoice: { pages: ['/purchase-invoices', '/purchase-orders'], needs: ['verb:purchase-orders.bill', 'verb:purchase-invoices.approve'] },
  cash_drawer: {
    pages: ['/cash-drawer-sessions', '/reports/cash-drawer-history', '/reports/over-short'],
    needs: ['verb:cash-drawer-sessions.close'],
  },
  till_cash: { pages: ['/till-cash-entries', '/cash-drawer-sessions'], needs: ['verb:till-cash-entries.place'] },
  gift_card: {
    pages: ['/gift-cards', '/gift-card-transactions', '/settings/gift_card', '/reports/gift-card-liability'],
    needs: ['verb:gift-cards.adjust'],
  },
  loyalty: {
    pages: ['/loyalty-members', '/loyalty-rewards', '/loyalty-transactions', '/settings/loyalty'],
    needs: ['verb:loyalty-members.adjust', 'new:loyalty-rewards'],
  },
  expense: { pages: ['/expenses', '/recurring-expenses', '/expense-types', '/reports/profit-statement'], needs: ['new:expenses'] },
  payroll: {
    pages: ['/time-entries', '/reports/payroll', '/reports/time-entry-hours', '/settings/labour'],
    needs: ['page:/reports/payroll'],
  },
  tip_pool: { pages: ['/tip-pools', '/settings/tipping', '/reports/employee-tips'], needs: ['new:tip-pools'] },
  read_report: { pages: ['/reports/*'] },
  mail_report: { pages: ['/reports/*', '/report-schedules'], needs: ['offer:report-schedules'] },
  alert: { pages: ['/alerts', '/alert-rules', '/notifications'], needs: ['new:alert-rules'] },
  bring_business: { pages: ['/bulk-operations/bring'], needs: ['page:/bulk-operations/bring'] },
  import_file: { pages: ['/bulk-operations', '/bulk-operations/import'], needs: ['page:/bulk-operations/import'] },
  whole_business: { pages: ['/whole-business'], needs: ['page:/whole-business'] },
  role: { pages: ['/roles', '/roles/compare'], needs: ['new:roles'] },
  person: { pages: ['/users', '/roles'], needs: ['new:users'] },
  two_factor: { pages: ['/profile/two-factor', '/users'], needs: ['page:/profile/two-factor'] },
  sessions: { pages: ['/profile/sessions', '/profile/password'], needs: ['page:/profile/sessions'] },
  settings: { pages: ['/settings/*'] },
  floor_plan: { pages: ['/floor-plan', '/tables', '/service-areas'], needs: ['may:ServiceAreaTableEdit'] },
  reservation: { pages: ['/reservations', '/floor-plan'], needs: ['new:reservations'] },
  accounting: {
    pages: ['/integrations', '/third-party-integrations', '/sent-journals', '/accounting-accounts'],
    needs: ['may:IntegrationCreate', 'may:IntegrationEdit'],
  },
  orders_from_programs: {
    pages: ['/integrations', '/third-party-integrations', '/refused-orders'],
    needs: ['may:IntegrationCreate', 'may:IntegrationEdit'],
  },
  webhook: { pages: ['/webhooks', '/webhook-deliveries'], needs: ['new:webhooks'] },
  api_key: { pages: ['/api-keys'], needs: ['new:api-keys'] },
  list: { pages: ['/*'], needs: ['list:here'] },
} as const satisfies Readonly<Record<string, ArticlePlace>>;
