/** A resource's list: its columns in the specification's order (§3), its base path (API contract), its text after a deletion (§8). */
export interface SpecifiedEntity {
  columns: string;
  base: string;
  /** The path of its list where that is not below the base path. */
  list?: string;
  deleted?: string;
}

/**
 * Specification §3 with the API contract's paths: what must stand in each list, in this order; more columns may follow between the last
 * ones.
 */
export const entities: Readonly<Record<string, SpecifiedEntity>> = {
  categories: { columns: 'name', base: '/api/product-categories', deleted: 'Category Deleted Successfully' },
  products: {
    columns: 'item category subCategory price cost barcode sku plu',
    base: '/api/product',
    deleted: 'Product Deleted Successfully',
  },
  'retail-products': {
    columns: 'item category subCategory price cost barcode sku plu',
    base: '/api/retail-product',
    deleted: 'Product Deleted Successfully',
  },
  modifiers: { columns: 'title color modifier_items status', base: '/api/modifier', deleted: 'Modifier Deleted Successfully' },
  taxes: { columns: 'name rate type status', base: '/api/tax', deleted: 'Tax Deleted Successfully' },
  'order-types': { columns: 'title enable_taxes behaviour status', base: '/api/order-type', deleted: 'Order Type Deleted Successfully' },
  discounts: { columns: 'name type applies_to value status', base: '/api/discount', deleted: 'Discount Deleted Successfully' },
  'service-charges': {
    columns: 'name type charge applicable_on',
    base: '/api/service-charge',
    deleted: 'Service Charge Deleted Successfully',
  },
  'service-prompts': { columns: 'name type', base: '/api/service-prompt', deleted: 'Service Prompt Deleted Successfully' },
  'prep-stations': {
    columns: 'name expediter kitchen_display status printer printer_type',
    base: '/api/prep-station',
    deleted: 'Prep Station Deleted Successfully',
  },
  employees: { columns: 'name', base: '/api/employee', deleted: 'Employee Deleted Successfully' },
  customers: { columns: 'name', base: '/api/customer', deleted: 'Customer Deleted Successfully' },
  users: { columns: 'email', base: '/api/user', deleted: 'User Deleted Successfully' },
  roles: { columns: 'name type', base: '/api/role', deleted: 'Role Deleted Successfully' },
  'time-entries': {
    columns: 'employee date time_in time_out total_hours break_start break_end break_duration',
    base: '/api/time-entry',
    deleted: 'Time Entry Deleted Successfully',
  },
  'operational-reasons': {
    columns: 'name type status description',
    base: '/api/operational-reason',
    deleted: 'Operational Reason Deleted Successfully',
  },
  'activity-log': { columns: 'id description causer event created_at', base: '/api/activity-log' },
  ingredients: { columns: 'name uom vendors status', base: '/api/ingredient', deleted: 'Ingredient Deleted Successfully' },
  vendors: { columns: 'name contact_person_name email phone status', base: '/api/vendor', deleted: 'Vendor Deleted Successfully' },
  'purchase-orders': {
    columns: 'number type vendor total expected_date status',
    base: '/api/purchase-order',
    deleted: 'PurchaseOrder Deleted Successfully',
  },
  'purchase-invoices': { columns: 'invoice_number', base: '/api/purchase-invoice' },
  expenses: { columns: 'name amount date type created_at updated_at', base: '/api/expense', deleted: 'Expense Deleted Successfully' },
  'expense-types': { columns: 'name status', base: '/api/expense-type', deleted: 'Expense Type Deleted Successfully' },
  'gift-cards': { columns: 'card_number card_type last_trans_date current_balance activation_date status', base: '/api/gift-card' },
  'gift-card-transactions': { columns: 'transaction_date employee debit credit balance', base: '/api/gift-card/transaction' },
  'loyalty-rewards': {
    columns: 'name reward_type unlock_by created_date status',
    base: '/api/loyalty-program',
    deleted: 'Loyalty Program Deleted Successfully',
  },
  'loyalty-members': {
    columns: 'card_number mobile_number customer_name last_transaction_date total_points total_visits activation_date',
    base: '/api/loyalty-member',
  },
  'loyalty-transactions': { columns: 'debit credit total_points loyalty_program', base: '/api/loyalty-transaction' },
  orders: {
    columns:
      'order_number receipt_number customer_name user_name local_created_at payment_date total_amount discount sales_payment_histories status',
    base: '/api/sales',
  },
  payments: { columns: 'method', base: '/api/payment-history' },
  'service-areas': { columns: 'name primary status', base: '/api/service-area', deleted: 'Prep Station Deleted Successfully' },
  tables: { columns: 'name capacity service_area status', base: '/api/table', deleted: 'Prep Station Deleted Successfully' },
  establishments: {
    columns: 'title email address last_sale_created_at setup_progress status',
    base: '/api/admin/clients/establishment',
    deleted: 'Establishment Deleted Successfully',
  },
  clients: {
    columns: 'name',
    base: '/api/admin/clients/general-info',
    list: '/api/admin/clients/list',
    deleted: 'Client Deleted Successfully',
  },
  stations: {
    columns: 'name establishment_name status',
    base: '/api/admin/clients/establishment-station',
    deleted: 'Establishment Station Deleted Successfully',
  },
  hardware: {
    columns: 'name type establishment_name station_name created_date',
    base: '/api/admin/clients/hardware',
    deleted: 'Hardware Deleted Successfully',
  },
  'establishment-groups': {
    columns: 'name',
    base: '/api/admin/clients/establishment-group',
    deleted: 'Establishment Group Deleted Successfully',
  },
  'third-party-apps': {
    columns: 'title slug created_at status',
    base: '/api/admin/clients/third-party-app',
    deleted: 'ThirdPartyApp Deleted Successfully',
  },
  'third-party-integrations': {
    columns: 'integration',
    base: '/api/third-party-integration',
    deleted: 'Prep Station Deleted Successfully',
  },
};

/** Fields of §3 that are no column of a list. */
export const fieldsBesideColumns: Readonly<Record<string, string>> = {
  establishments: 'timezone currency_symbol establishment_mode behaviour',
  'purchase-orders.items': 'item_name vendor_item_id ordered_quantity received_quantity status',
  'orders.lines': 'title price quantity discount net tax total refund_quantity refund_amount',
  'orders.discounts': 'name value',
  'orders.service_charges': 'name amount tax',
};
