/** Bringing a business over from another system. */
export default {
  lead: 'From the system you use today: export your files there and drop all of them here. Nothing is stored before you have seen what would happen.',
  steps: { system: 'System', files: 'Files', check: 'Check', done: 'Import' },
  which: 'Which system do you use today?',
  export_there: 'What to export from %{system}',
  not_brought:
    'Pictures are not brought over by these files, nor gift cards and points of most systems: they export no full numbers, or no points.',
  recognised: 'This is a file from %{system} (%{file}). It makes %{what}.',
  recognised_alone: 'This is a file from %{system} (%{file}), with balances to bring over.',
  bring_it: 'Bring it over',
  from_import: 'Do you come from another system?',
  drop_all: 'Drop all files here',
  choose_files: 'Choose files',
  reading: 'Reading the files…',
  files_help: 'CSV or Excel (XLSX), as the other system wrote them: do not change them first.',
  remove: 'Take %{name} out',
  take_away: 'Take out',
  count: '%{count} %{name_lower}',
  makes: 'Makes %{what}',
  not_allowed: 'You may not add these, so they are left out: %{what}',
  unknown: 'No file of another system that we know. Import it by itself, where you say what its columns are.',
  check_all: 'Check all files',
  more: 'Bring more files over',
  sales: {
    where: 'Where past sales go',
    where_help:
      'Choose the establishment for each place that the files name. Past sales count in reports only: no stock, card, point, drawer or alert is touched.',
    nowhere: 'You may not bring past sales anywhere: it takes the rights to import and to send orders.',
    no_name: 'Sales that name no place',
    leave_out: 'Leave these out',
    orders: '%{count} order |||| %{count} orders',
    has: 'Has %{count} past order |||| Has %{count} past orders',
    of: '%{name}: %{from} to %{to}',
    see_summary: 'See the sales summary',
    month: 'Month',
    all: 'All',
    days: 'Days with sales',
    gross_sales: 'Gross sales',
    discounts: 'Discounts',
    refunds: 'Refunds',
    net_sales: 'Net sales',
    tax: 'Tax',
    service_charges: 'Service charges',
    tips: 'Tips',
    orders_sold: 'Orders',
  },
  stock: {
    title: 'Stock on hand',
    help: 'What the other system says is there opens the stock of these products. Items that have moved here already keep their count.',
    into: 'Whose stock comes to %{name}',
    leave_out: 'Leave stock out',
    of_file: 'All of the file',
    none_comes: 'No stock comes over',
    items: '%{count} item |||| %{count} items',
    has: 'Says the stock of %{count} item |||| Says the stock of %{count} items',
    not_allowed: 'You may not set actual counts, so its stock on hand is left out.',
    no_value: 'You may not see costs: the check shows quantities of its stock, and no value.',
  },
  gift_cards: {
    has: '%{count} gift card with money on it |||| %{count} gift cards with money on them',
    not_allowed: 'You may not add gift cards and see their numbers, so they are left out.',
  },
  left_out: {
    card_codes:
      'Gift cards cannot come over from this file: it has only the last four characters of each code, and nobody could pay with those. Ask Shopify for the full codes, or exchange each card when its guest comes.',
  },
  points: {
    has: '%{count} guest with points |||| %{count} guests with points',
    not_allowed: 'You may not add loyalty members, adjust their points and see card numbers, so points are left out.',
  },
  balances: {
    loyalty: 'Loyalty',
    members: 'Members',
    points: 'Points',
    see_points: 'See what is owed in points',
    gift_cards: 'Gift cards',
    cards: 'Cards',
    on_cards: 'On them',
    see_cards: 'See what is owed on cards',
    stock: 'Stock on hand: %{name}',
    items: 'Items',
    pieces: 'Pieces',
    weighed: 'Sold by weight',
    value: 'Value at cost',
    no_costs: 'Its value is shown to people who may see costs.',
    without_cost: '%{count} item has no cost, and is not in the value. |||| %{count} items have no cost, and are not in the value.',
    see_stock: 'See the inventory',
  },
  files: {
    square: {
      items: {
        name: 'Item library',
        where: 'Square Dashboard: Items & services › Items › Actions › Export library',
        brings:
          'Categories, taxes, and a product for each variation, with the stock on hand of each location. Modifier sets come without their choices there: add them here.',
      },
      customers: {
        name: 'Customers',
        where: 'Square Dashboard: Customers › Customer directory › Import / Export › Export customers',
        brings: 'Customers with address, birthday and consent',
      },
      item_sales: {
        name: 'Past sales',
        where: 'Square Dashboard: Transactions, choose a period of up to a year › Export › Items detail CSV',
        brings:
          'Every sale with its lines, discounts, tax and refunds, so that reports have last year to compare with. Tips and cash payments stand in no row of it.',
      },
    },
    shopify: {
      products: {
        name: 'Products',
        where: 'Shopify admin: Products › Export › All products, plain CSV file',
        brings: 'Product types as categories, and a product for each variant, with its stock on hand where the shop has one location',
      },
      inventory: {
        name: 'Inventory',
        where: 'Shopify admin: Products › Inventory › Export, all quantity types',
        brings: 'Stock on hand of each location: for shops with several',
      },
      customers: {
        name: 'Customers',
        where: 'Shopify admin: Customers › Export › All customers, plain CSV file',
        brings: 'Customers with address, tags, notes and consent',
      },
      orders: {
        name: 'Past orders',
        where: 'Shopify admin: Orders › Export › Orders by date, plain CSV file',
        brings:
          'Every paid order, so that reports have last year to compare with. What was given back counts on the day of the sale: the file says no other.',
      },
      gift_cards: {
        name: 'Gift cards',
        where: 'Shopify admin: Products › Gift cards › Export',
        brings: 'Cannot come over: the file has only the last four characters of each code',
      },
    },
    toast: {
      item_selections: {
        name: 'Item selection details',
        where: 'Toast Web: Reports › Data exports, ItemSelectionDetails.csv of some weeks',
        brings:
          'Menu groups as categories, each item that was sold at the price of its last sale, and past sales, so that reports have last year to compare with. Tips and payments stand in other files.',
      },
      modifier_selections: {
        name: 'Modifier selection details',
        where: 'Toast Web: Reports › Data exports, ModifiersSelectionDetails.csv',
        brings: 'Option groups as modifiers, with the choices that were sold',
      },
      time_entries: {
        name: 'Time entries',
        where: 'Toast Web: Reports › Data exports, TimeEntries.csv',
        brings: 'Employees with their wage',
      },
      checks: { name: 'Check details', where: 'Toast Web: Reports › Data exports, CheckDetails.csv', brings: 'Guests that checks name' },
    },
    lightspeed: {
      products: {
        name: 'Products',
        where: 'Retail (X-Series): Catalog › Products › Export list',
        brings: 'Categories, taxes, and a product for each variant, with the stock on hand of each outlet',
      },
    },
    clover: {
      inventory: {
        name: 'Inventory',
        where: 'Clover Dashboard: Inventory › Items › Export',
        brings: 'Taxes, modifier groups, categories and items, with their stock on hand',
      },
    },
    woocommerce: {
      products: {
        name: 'Products',
        where: 'WordPress: Products › All products › Export, all columns',
        brings: 'Categories, and a product for each variation, with its stock on hand',
      },
    },
    odoo: {
      products: {
        name: 'Products',
        where:
          'Sales › Products, list view, choose all, Action › Export: Name, Internal Reference, Barcode, Sales Price, Cost, Product Category, Customer Taxes, Quantity On Hand',
        brings: 'Categories, taxes and products, with their stock on hand',
      },
      contacts: {
        name: 'Contacts',
        where: 'Contacts, list view, choose all, Action › Export: Name, Is a Company, Email, Phone, Street, Zip, City, Country',
        brings: 'Customers with their addresses',
      },
      cards: {
        name: 'Gift cards and loyalty cards',
        where:
          'Sales › Products › Gift cards & eWallet (or Discount & Loyalty), a program, its cards, choose all, Action › Export: Code, Points, Program, Program Type, Partner, Partner/Email, Partner/Phone, Expiration Date, Currency',
        brings: 'What is left on gift cards and wallets, and points of loyalty cards',
      },
    },
  },
};
