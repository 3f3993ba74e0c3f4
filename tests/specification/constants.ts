/** Specification §9: the 32 supported currencies, in its order. */
export const currencies =
  'USD EUR GBP JPY CAD AUD CHF CNY SEK NZD MXN SGD HKD NOK KRW TRY RUB INR BRL ZAR AED SAR QAR THB IDR MYR PHP DKK PLN HUF CZK ILS'.split(' ');

/** About 31 timezones, from Pacific/Midway to Pacific/Auckland. */
export const timezones = { count: 31, first: 'Pacific/Midway', last: 'Pacific/Auckland' };

/** §3: the reference lists that settings load; how many values each has stands in the list of entities. */
export const referenceLists = {
  colors: 16,
  uom: 22,
  hardware_type: 12,
  expense_type: 12,
  po_type: 3,
  po_status: 6,
  po_item_status: 6,
  sales_type_behaviour: 7,
  gift_card_type: 2,
  sale_status: 9,
};

/** §9: report presets, and hour presets with their ends. */
export const datePresets = ['today', 'yesterday', 'this_week', 'last_7_days', 'this_month', 'last_month', 'this_year', 'this_week_monday'];
export const hourPresets = [
  ['00:00', '24:00'],
  ['10:30', '16:00'],
  ['16:00', '22:00'],
];

/** §2: paths that the dashboard answers. */
export const routes = ['/auth/login', '/auth/register', '/auth/forgot-password', '/auth/verify-otp', '/auth/reset-password', '/dashboard', '/401'];

/** §9 and contract: kinds of establishment settings with the permission that opens each. */
export const settings = {
  receipt: 'Receipt',
  customer_facing_display: 'CustomerFacingDisplay',
  kitchen_display: 'KitchenDisplaySystem',
  kiosk: 'KioskSetting',
  label: 'Label',
  tipping: 'Tip',
  surcharging: 'Surcharge',
  gift_card: 'GiftCardSetting',
  loyalty: 'LoyaltySettings',
};

/** §8: texts of what went well or did not, beside those of deletions. */
export const texts = {
  'categories.updated': 'Category Updated Successfully',
  'categories.created': 'Category Added Successfully',
  'categories.reordered': 'Category Reordered Successfully',
  'categories.saveFailed': 'Save Category Failed',
  'categories.reorderFailed': 'Reordering Category Failed',
  'products.reordered': 'Product Reordered Successfully',
  'products.reorderFailed': 'Reordering Product Failed',
  'products.saveFailed': 'Save Product Failed',
};
