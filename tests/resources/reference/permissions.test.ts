import { describe, expect, it } from 'vitest';
import { isPlatformPermission, otherPermissions } from '#/resources/reference/permissions.ts';

const names = otherPermissions.map((one) => one.name);

/** Specification §6 as it is written. */
const SPECIFIED =
  'Dashboard SuperAdminDashboard SalesSummary OrdersHistory PaymentHistory Products ProductCreate ProductEdit ProductDelete ProductImport ProductExport Categories Modifiers EmployeesManagement Orders OrderView Establishments EstablishmentView ThirdPartyAppsManagement Customers Taxes OrderTypes RolesPermissions Receipt CustomerFacingDisplay KitchenDisplaySystem KioskSetting Label ActivityLog TimeEntries OperationalReasons ProductMix EmployeeTipReport Ingredients Vendors InventoryManagement InventoryAdd InventoryDeduct InventorySetActual CashDrawerHistory Clients Stations Hardwares SuperAdminEstablishments EstablishmentGroups SuperAdminRolesPermissions UsersManagement Discounts ChangePassword SuperAdminChangePassword PrepStations VoidedOrders ExpenseManagement ExpenseTypes PurchasingReceiving Tip Surcharge BulkOperationImport BulkOperationExport ServiceArea ServiceAreaTable GiftCardManagement GiftCardViewTransaction GiftCardSetting GiftCardImport ServicePrompt Integrations IntegrationDetail LoyaltySettings LoyaltyRewards LoyaltyTransactions LoyaltyMembers LoyaltyCardImport QuantitySold ServiceCharge TopCategories TopItems TopModifiers'.split(
    ' ',
  );

const ENTITIES =
  'Category Modifier Employee Establishment ThirdPartyApp Customer Tax OrderType POSRole WebRole TimeEntry OperationalReason Ingredient Vendor Client Station Hardware SuperAdminEstablishment EstablishmentGroup SuperAdminRole SuperAdminWebRole SuperAdminSuperRole User Discount PrepStation Expense ExpenseType PurchaseOrder PurchaseInvoice ServiceArea ServiceAreaTable ServicePrompt Integration LoyaltyReward ServiceCharge'.split(
    ' ',
  );

describe('permission names', () => {
  it.each(SPECIFIED)('%s of the specification is there', (name) => {
    expect(names).toContain(name);
  });

  it.each(ENTITIES)('%s has its create, edit and delete', (entity) => {
    expect(names).toEqual(expect.arrayContaining([`${entity}Create`, `${entity}Edit`, `${entity}Delete`]));
  });

  it('has receiving, the only edits of gift cards and members, and the names of ours', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'PurchaseOrderReceive',
        'GiftCardCreate',
        'GiftCardEdit',
        'LoyaltyMemberEdit',
        'CostView',
        'WageView',
        'CardNumberView',
        'ProfitStatement',
        'InventoryCountApprove',
      ]),
    );
  });

  it('names nothing twice', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('platform permissions', () => {
  it.each([
    'SuperAdminDashboard',
    'SuperAdminWebRoleEdit',
    'Clients',
    'ClientCreate',
    'Stations',
    'StationDelete',
    'Hardwares',
    'HardwareEdit',
    'EstablishmentGroups',
    'EstablishmentGroupCreate',
    'ThirdPartyAppsManagement',
    'ThirdPartyAppEdit',
  ])('%s is withheld from full-access client users', (name) => {
    expect(isPlatformPermission(name)).toBe(true);
  });

  it.each([
    'Establishments',
    'EstablishmentView',
    'EstablishmentCreate',
    'Products',
    'PrepStations',
    'PrepStationEdit',
    'RolesPermissions',
    'ChangePassword',
    'Clientele',
    'StationeryEdit',
  ])('%s is not', (name) => {
    expect(isPlatformPermission(name)).toBe(false);
  });

  it('are exactly the names of the platform group', () => {
    expect(otherPermissions.filter((one) => isPlatformPermission(one.name))).toEqual(
      otherPermissions.filter((one) => one.group === 'platform'),
    );
  });
});
