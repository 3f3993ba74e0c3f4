import { csvOf, headings, type SystemSample } from './systemFile.ts';

const ITEMS = headings(
  'Location,Order Id,Order #,Sent Date,Order Date,Check Id,Server,Table,Dining Area,Service,Dining Option,Item Selection Id,Item Id,Master Id,SKU,PLU,Menu Item,Menu Subgroup(s),Menu Group,Menu,Sales Category,Gross Price,Discount,Net Price,Qty,Tax,Void?,Deferred,Tax Exempt,Tax Inclusion Option,Dining Option Tax,Tab Name',
);
const MODIFIERS = headings(
  'Location,Order Id,Order #,Sent Date,Order Date,Check Id,Server,Table,Dining Area,Service,Dining Option,Item Selection Id,Modifier Id,Master Id,Modifier SKU,Modifier,Option Group ID,Option Group Name,Parent Menu Selection Item ID,Parent Menu Selection,Sales Category,Gross Price,Discount,Net Price,Qty,Void?,Void Reason ID,Void Reason',
);
const TIMES = headings(
  'Location,Location Code,Id,GUID,Employee Id,Employee GUID,Employee External Id,Employee,Job Id,Job GUID,Job Code,Job Title,In Date,Out Date,Total Hours,Unpaid Break Time,Paid Break Time,Payable Hours,Cash Tips Declared,Non Cash Tips,Total Gratuity,Total Tips,Tips Withheld,Wage,Regular Hours,Overtime Hours,Regular Pay,Overtime Pay,Total Pay',
);
const CHECKS = headings(
  'Location Code,Opened Date,Opened Time,Item Description,Server,Tax,Tender,Check Id,Check #,Total,Customer Family,Table Size,Discount,Reason of Discount,Link,Customer Id,Customer,Customer Phone,Customer Email',
);
const menu = [
  'Smash burger',
  'Fish tacos',
  'Chopped salad',
  'Loaded fries',
  'Key lime slice',
  'Lager pint',
  'House red glass',
  'Cola float',
];
const groups = ['Plates', 'Plates', 'Plates', 'Sides board', 'Sweets', 'Bar taps', 'Bar taps', 'Sweets'];
const sold = Array.from({ length: 60 }, (_, at) => ({ at, item: at % menu.length }));

/** Toast's item selection details of these rows. */
export const toastSalesFile = (rows: readonly Readonly<Record<string, string | number>>[]): Buffer => csvOf(ITEMS, rows);

/** A restaurant, from Toast. */
export const toast: readonly SystemSample[] = [
  {
    name: 'ItemSelectionDetails.csv',
    profile: 'toast/item_selections',
    bytes: csvOf(ITEMS, [
      ...sold.map(({ at, item }) => ({
        ...{ Location: 'Harbor', 'Order Id': 7000 + Math.floor(at / 3), 'Order #': Math.floor(at / 3), 'Item Selection Id': 90_000 + at },
        ...{
          'Sent Date': '8/4/2026 7:10 PM',
          'Item Id': 40 + item,
          'Master Id': 400 + item,
          SKU: `TST-${item}`,
          'Menu Item': menu[item] ?? '',
        },
        ...{ 'Menu Group': groups[item] ?? '', 'Gross Price': `${(9 + item) * (1 + (at % 2))}.00`, Qty: 1 + (at % 2), 'Void?': 'false' },
      })),
      { 'Item Selection Id': 1, 'Menu Item': 'Gift card', 'Menu Group': '', 'Gross Price': '50.00', Qty: 1, Deferred: 'true' },
    ]),
    makes: { categories: 4, products: 8 },
  },
  {
    name: 'ModifiersSelectionDetails.csv',
    profile: 'toast/modifier_selections',
    bytes: csvOf(
      MODIFIERS,
      ['Add bacon', 'Add cheese', 'No onion', 'Add bacon'].map((name, at) => ({
        ...{ Modifier: name, 'Option Group Name': at === 2 ? 'Leave out' : 'Burger extras', 'Parent Menu Selection': 'Smash burger' },
        ...{ 'Gross Price': at === 2 ? '0.00' : '1.50', Qty: 1, 'Item Selection Id': at },
      })),
    ),
    makes: { modifiers: 2 },
  },
  {
    name: 'TimeEntries.csv',
    profile: 'toast/time_entries',
    bytes: csvOf(
      TIMES,
      Array.from({ length: 18 }, (_, at) => ({
        ...{ Employee: `Okafor, Chidi${'abcdef'[at % 6]}`, 'Employee GUID': `guid-${at % 6}`, 'Job Title': 'Server', Wage: '14.50' },
        ...{ 'In Date': '8/4/26 10:44 AM', 'Out Date': '8/4/26 6:15 PM' },
      })),
    ),
    makes: { employees: 6 },
  },
  {
    name: 'CheckDetails.csv',
    profile: 'toast/checks',
    bytes: csvOf(CHECKS, [
      ...Array.from({ length: 9 }, (_, at) => ({
        ...{ 'Check Id': at, 'Customer Id': `c${at % 5}`, Customer: `Rae Stone${at % 5}`, 'Customer Phone': `+1415555300${at % 5}` },
        ...{ 'Customer Email': `rae${at % 5}@example.com`, Total: '40.10' },
      })),
      { 'Check Id': 99, Total: '12.00' },
    ]),
    makes: { customers: 5 },
  },
];
