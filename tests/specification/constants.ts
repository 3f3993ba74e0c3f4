/** Specification §9: the 32 supported currencies, in its order. */
export const currencies =
  'USD EUR GBP JPY CAD AUD CHF CNY SEK NZD MXN SGD HKD NOK KRW TRY RUB INR BRL ZAR AED SAR QAR THB IDR MYR PHP DKK PLN HUF CZK ILS'.split(
    ' ',
  );

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

/** §9: the same moment as `yyyy-MM-dd HH:mm:ss` and in the ISO form with milliseconds and zone. */
export const moment = { timezone: 'Europe/London', local: '2026-07-04 09:05:00', iso: '2026-07-04T08:05:00.000Z' };

/** §9: report presets, and hour presets with their ends. */
export const datePresets = ['today', 'yesterday', 'this_week', 'last_7_days', 'this_month', 'last_month', 'this_year', 'this_week_monday'];
export const hourPresets = [
  ['00:00', '24:00'],
  ['10:30', '16:00'],
  ['16:00', '22:00'],
];

/** §2: paths that the dashboard answers. */
export const routes = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/verify-otp',
  '/auth/reset-password',
  '/dashboard',
  '/401',
];

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

/** §8: what the host says where it has nothing better to say. */
export const hostTexts = { 'requests.internal': 'Something went wrong', 'access.no_profile': 'profile not found' } as const;

/** §9: the theme. The primary colour is the default preset's, amber. */
export const theme = {
  breakpoints: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536, xxl: 1700, xxxl: 1800 },
  radius: 8,
  spacing: 8,
  fonts: { body: 'Public Sans', headings: 'Barlow' },
  weights: [400, 500, 600, 700],
  buttonHeights: { small: '30px', large: '48px' },
  scrollbar: 25,
  avatars: 4,
  amber: { dark: '#FFB224', light: '#9A5B00' },
  presets: ['default', 'cyan', 'purple', 'blue', 'orange', 'red'],
};

/** §2: how long one round of the loader takes. */
export const LOADER_ROUND = '2s';

/** §9: what an establishment is until somebody says otherwise. */
export const establishmentDefaults = { establishment_mode: 'LIVE', behaviour: 'restaurant' };

/** §9: what the choice of hours offers. */
export const hourLabels = ['All Hours', '10:30 AM – 4:00 PM', '4:00 PM – 10:00 PM', 'Custom'];

/** §3: where things are kept in the browser. */
export const storageKeys = {
  token: 'accessToken',
  settings: 'settings',
  language: 'i18nextLng',
  mode: 'mui-mode',
  scheme: 'mui-color-scheme',
  themeMode: 'theme-mode',
};

const mix = 'name avg_price item_qty gross_amount discount_amount net_amount';
const among = ['all', 'category', 'sub_category'];
const shares = ['quantity', 'net'].flatMap((of) => among.map((one) => `${of}_percentage_${one}`)).join(' ');
const voids = 'void_order_count void_item_count total_void_amount';

/** §3: the columns of reports, in its order. */
export const reportColumns = {
  'product-mix': `${mix} ${shares}`,
  'quantity-sold': `${mix} ${shares}`,
  'voided-orders': 'order_number order_date server item_name reason item_quantity item_price',
  'void-servers': `server ${voids}`,
  'void-reasons': `void_reason ${voids}`,
};

/** §3: the columns of the inventory. */
export const inventoryColumns = 'item_name item_type uom vendor_names beginning_count total_add total_sold total_deduct current_count';
