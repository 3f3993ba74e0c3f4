import type { PermissionName } from '#/model/language/model.ts';

/** The catalogue's names by menu group: `list` names with the singulars whose Create, Edit and Delete stand beside them. */
const catalogue: Readonly<Record<string, { names: readonly string[]; entities?: readonly string[] }>> = {
  sales: {
    names: ['OrdersHistory', 'PaymentHistory', 'Orders', 'OrderView', 'OrderCreate', 'OrderEdit'],
  },
  reports: {
    names: [
      'Dashboard',
      'SalesSummary',
      'ProductMix',
      'QuantitySold',
      'TopCategories',
      'TopItems',
      'TopModifiers',
      'VoidedOrders',
      'EmployeeTipReport',
      'CashDrawerHistory',
      'ProfitStatement',
    ],
  },
  catalogue: {
    names: [
      'Products',
      'ProductImport',
      'ProductExport',
      'Categories',
      'Modifiers',
      'Taxes',
      'OrderTypes',
      'Discounts',
      'ServiceCharge',
      'ServicePrompt',
      'PrepStations',
    ],
    entities: ['Product', 'Category', 'Modifier', 'Tax', 'OrderType', 'Discount', 'ServiceCharge', 'ServicePrompt', 'PrepStation'],
  },
  people: {
    names: [
      'EmployeesManagement',
      'Customers',
      'UsersManagement',
      'RolesPermissions',
      'TimeEntries',
      'OperationalReasons',
      'ActivityLog',
      'ChangePassword',
      'WageView',
    ],
    entities: ['Employee', 'Customer', 'User', 'POSRole', 'WebRole', 'TimeEntry', 'OperationalReason'],
  },
  stock: {
    names: [
      'Ingredients',
      'Vendors',
      'InventoryManagement',
      'InventoryAdd',
      'InventoryDeduct',
      'InventorySetActual',
      'InventoryCountApprove',
      'PurchasingReceiving',
      'PurchaseOrderReceive',
      'CostView',
    ],
    entities: ['Ingredient', 'Vendor', 'PurchaseOrder', 'PurchaseInvoice'],
  },
  money: {
    names: ['ExpenseManagement', 'ExpenseTypes'],
    entities: ['Expense', 'ExpenseType'],
  },
  guests: {
    names: [
      'GiftCardManagement',
      'GiftCardCreate',
      'GiftCardEdit',
      'GiftCardViewTransaction',
      'GiftCardImport',
      'LoyaltyRewards',
      'LoyaltyTransactions',
      'LoyaltyMembers',
      'LoyaltyMemberEdit',
      'LoyaltyCardImport',
      'CardNumberView',
    ],
    entities: ['LoyaltyReward'],
  },
  venue: {
    names: ['Establishments', 'EstablishmentView', 'ServiceArea', 'ServiceAreaTable'],
    entities: ['Establishment', 'ServiceArea', 'ServiceAreaTable'],
  },
  settings: {
    names: [
      'Receipt',
      'CustomerFacingDisplay',
      'KitchenDisplaySystem',
      'KioskSetting',
      'Label',
      'Tip',
      'Surcharge',
      'GiftCardSetting',
      'LoyaltySettings',
      'Integrations',
      'IntegrationDetail',
      'BulkOperationImport',
      'BulkOperationExport',
      'SavedViewShare',
    ],
    entities: ['Integration'],
  },
  platform: {
    names: [
      'SuperAdminDashboard',
      'SuperAdminEmailSendAgain',
      'Clients',
      'ClientEnter',
      'SuperAdminEstablishments',
      'Stations',
      'Hardwares',
      'EstablishmentGroups',
      'ThirdPartyAppsManagement',
      'SuperAdminRolesPermissions',
      'SuperAdminChangePassword',
    ],
    entities: [
      'Client',
      'SuperAdminEstablishment',
      'Station',
      'Hardware',
      'EstablishmentGroup',
      'ThirdPartyApp',
      'SuperAdminRole',
      'SuperAdminWebRole',
      'SuperAdminSuperRole',
    ],
  },
};

/**
 * Every name of specification §6 with what derives from it (api-contract, "Access"), and CostView, WageView, CardNumberView,
 * ProfitStatement, InventoryCountApprove, SavedViewShare, ClientEnter, SuperAdminEmailSendAgain of ours. Names that definitions use are
 * in the catalogue anyway; here they stand so that the catalogue is whole whatever definitions exist.
 */
export const otherPermissions: PermissionName[] = Object.entries(catalogue).flatMap(([group, { names, entities = [] }]) =>
  [...names, ...entities.flatMap((entity) => [`${entity}Create`, `${entity}Edit`, `${entity}Delete`])].map((name) => ({ name, group })),
);

/** The words that begin the platform's names; `Client` also stands for `Clients`, but not for a word like `Clientele`. */
const PLATFORM = /^(SuperAdmin|Client|Station|Hardware|EstablishmentGroup|ThirdPartyApp)s?($|[A-Z])/;

/**
 * Whether the name is the platform's own: a full-access super-admin holds it, a full-access client user does not (api-contract, "Access").
 * The list of a client's own establishment groups therefore needs a name that clients can hold, not `EstablishmentGroups`.
 */
export function isPlatformPermission(name: string): boolean {
  return PLATFORM.test(name);
}
