/** What another product's help documents for a task. */
export interface Documented {
  product: 'Toast' | 'Square' | 'Shopify' | 'Odoo';
  clicks: number;
  /** Where its help says the steps. */
  page: string;
  /** How its steps were counted. */
  counted: string;
}

/** Odoo's documentation as its repository has it, so that the page is the one that was read. */
const odoo = (commit: string, path: string) => `https://github.com/odoo/documentation/blob/${commit}/content/applications/${path}.rst`;
const stock = 'inventory_and_mrp/inventory';

/**
 * Clicks that the help pages of others need for the same task, by the task's name: from their dashboard on, each thing that is selected and
 * each field that is clicked into is one, as ours are counted. A task that is not here is documented by none of those that were looked at.
 */
export const documented: Readonly<Record<string, readonly Documented[]>> = {
  'Change the price of one product': [
    {
      product: 'Odoo',
      clicks: 5,
      page: odoo('1dd0f04eacdf6d40a4f04e6315092dfbf3ba5aaf', 'sales/point_of_sale/products'),
      counted: 'Point of Sale, Products, Products, the product, its price; it saves by itself',
    },
  ],
  'Add a product with picture and tax': [
    {
      product: 'Odoo',
      clicks: 9,
      page: odoo('1dd0f04eacdf6d40a4f04e6315092dfbf3ba5aaf', 'sales/point_of_sale/products'),
      counted: 'Point of Sale, Products, Products, New, then its fields: name, picture, price, tax and the option; it saves by itself',
    },
  ],
  'Add an employee with role and wage': [
    {
      product: 'Odoo',
      clicks: 7,
      page: odoo('0652d34befd40f26e9b6f135742eb5dd19625313', 'hr/employees/new_employee'),
      counted: 'Employees, New, the name, job position and the option, the Payroll tab, the wage; it saves by itself',
    },
    {
      product: 'Square',
      clicks: 16,
      page: 'https://squareup.com/help/us/en/article/8356-add-and-manage-team-members',
      counted:
        'Staff & payroll, Team, Team members, + Team member, first name, last name, email, Next, job title and the option, pay type, rate, Next, permission set, location, Save',
    },
  ],
  'Invite a user with a role at one place': [
    {
      product: 'Odoo',
      clicks: 11,
      page: odoo('11e054ea77eccd6d811ecb3ca4cea97752de91fa', 'general/users'),
      counted:
        'Settings, Manage Users, New, the name, the email, the Access Rights tab, an app’s group and the option, Allowed Companies and the option, Save',
    },
    {
      product: 'Square',
      clicks: 16,
      page: 'https://squareup.com/help/us/en/article/8356-add-and-manage-team-members',
      counted: 'the same steps as for an employee: it has one form for both',
    },
  ],
  'Make a purchase order of what is low': [
    {
      product: 'Odoo',
      clicks: 5,
      page: odoo('1a830c09472210c9865b52dd7e61f7fac8a9812b', `${stock}/warehouses_storage/replenishment/report`),
      counted: 'Inventory, Operations, Replenishment, then Order Once for each of the two products that are low',
    },
    {
      product: 'Square',
      clicks: 15,
      page: 'https://squareup.com/help/ca/en/article/8258-create-purchase-orders-with-square-for-retail',
      counted:
        'Items, Inventory management, Purchase orders, Create, vendor and the option, location and the option, for each of two items the field, the option and the quantity, Create',
    },
  ],
  'Receive an order of which less came': [
    {
      product: 'Odoo',
      clicks: 5,
      page: odoo('032e4ebb179f30969511cf125ec5f443a1daeb20', `${stock}/shipping_receiving/daily_operations/receipts_delivery_one_step`),
      counted: 'Purchase, the order, Receipt, the quantity, Validate; what it asks about the rest is not counted',
    },
  ],
  'Count the stock of one shelf': [
    {
      product: 'Odoo',
      clicks: 5,
      page: odoo('13e4d3e597a420eae432a37f79b3ccc9b5458ceb', `${stock}/warehouses_storage/inventory_management/count_products`),
      counted: 'Inventory, Operations, Physical Inventory, the counted quantity of the one product, Apply',
    },
  ],
  'Correct the stock of one item': [
    {
      product: 'Odoo',
      clicks: 5,
      page: odoo('13e4d3e597a420eae432a37f79b3ccc9b5458ceb', `${stock}/warehouses_storage/inventory_management/count_products`),
      counted: 'Inventory, Operations, Physical Inventory, the counted quantity of the product, Apply',
    },
  ],
  'Enter an expense with its receipt': [
    {
      product: 'Odoo',
      clicks: 7,
      page: odoo('2033ea7ba7a928712529e165801121f07b2e7197', 'finance/expenses/log_expenses'),
      counted: 'Expenses, New, description, category and the option, total, Attach Receipt; it saves by itself',
    },
  ],
  'Correct a missing clock-out': [
    {
      product: 'Odoo',
      clicks: 7,
      page: odoo('0a9db685d2333b85f5d879ba36af21a65300bd92', 'hr/attendances/attendance_logs'),
      counted: 'Attendances, the red entry, Check Out, the day, the time, Apply, Save & Close',
    },
  ],
  'Count and close a cash drawer': [
    {
      product: 'Toast',
      clicks: 8,
      page: 'https://doc.toasttab.com/doc/platformguide/adminCashDrawerToastWebOperations.html',
      counted:
        'Reports, Cash and loss management, Drawer history, View, Update entries, the entry that closes the drawer, the counted amount, the button that confirms',
    },
  ],
  'Take a report away as a file': [
    {
      product: 'Odoo',
      clicks: 7,
      page: odoo('0249d9d0a6bc05c3b7dd8ec66b6ad426a90ecf63', 'essentials/export_import_data'),
      counted: 'the app, Reporting, the list view, Action, Export, the format, the window’s own button',
    },
  ],
};
