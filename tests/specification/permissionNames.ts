/** Specification §6, every name as it is written there. */
export const namesOfTheSpecification =
  'Dashboard SuperAdminDashboard SalesSummary OrdersHistory PaymentHistory Products ProductCreate ProductEdit ProductDelete ProductImport ProductExport Categories Modifiers EmployeesManagement Orders OrderView Establishments EstablishmentView ThirdPartyAppsManagement Customers Taxes OrderTypes RolesPermissions Receipt CustomerFacingDisplay KitchenDisplaySystem KioskSetting Label ActivityLog TimeEntries OperationalReasons ProductMix EmployeeTipReport Ingredients Vendors InventoryManagement InventoryAdd InventoryDeduct InventorySetActual CashDrawerHistory Clients Stations Hardwares SuperAdminEstablishments EstablishmentGroups SuperAdminRolesPermissions UsersManagement Discounts ChangePassword SuperAdminChangePassword PrepStations VoidedOrders ExpenseManagement ExpenseTypes PurchasingReceiving Tip Surcharge BulkOperationImport BulkOperationExport ServiceArea ServiceAreaTable GiftCardManagement GiftCardViewTransaction GiftCardSetting GiftCardImport ServicePrompt Integrations IntegrationDetail LoyaltySettings LoyaltyRewards LoyaltyTransactions LoyaltyMembers LoyaltyCardImport QuantitySold ServiceCharge TopCategories TopItems TopModifiers'.split(
    ' ',
  );

/** Whose create, edit and delete names stand beside their list's (§6 "most entities", and the API contract where it only hints). */
export const entitiesWithVariants =
  'Product Category Modifier Employee Establishment ThirdPartyApp Customer Tax OrderType POSRole WebRole TimeEntry OperationalReason Ingredient Vendor Client Station Hardware SuperAdminEstablishment EstablishmentGroup SuperAdminRole SuperAdminWebRole SuperAdminSuperRole User Discount PrepStation Expense ExpenseType PurchaseOrder PurchaseInvoice ServiceArea ServiceAreaTable ServicePrompt Integration LoyaltyReward ServiceCharge'.split(
    ' ',
  );
