import { join } from 'node:path';
import type { Named } from './support/hand.ts';
import { type Task, tasksOf } from './support/tasksOf.ts';

const picture = join(import.meta.dirname, '../../server/demo/pictures/lemonade.webp');

const tasks: Task[] = [
  {
    name: 'See yesterday’s net sales beside the same day of last week',
    does: async (hand) => {
      if (hand.way === 'touch') await hand.press('button', /^Filters/);
      await hand.choose('Period', 'Yesterday');
      await hand.see('group', 'Figures');
      await hand.page
        .getByRole('region', { name: 'Net sales', exact: true })
        .getByText(/vs Nov|vs \w+ \d+$/)
        .waitFor();
    },
  },
  {
    name: 'Change the price of one product',
    does: async (hand) => {
      await hand.call('lemonade', /^Lemonade/);
      await hand.stands('Lemonade');
      await hand.press('link', 'Edit');
      await hand.write('Price', '3.10');
      await hand.press('button', 'Save');
      await hand.stands('Lemonade');
      await hand.shows('£3.10');
    },
  },
  {
    name: 'Change one thing of all products of a category',
    does: async (hand) => {
      await hand.open('Catalogue', 'Products');
      await hand.press('button', 'Filter');
      await hand.press('menuitem', 'Category');
      await hand.pick('Category', 'Desserts', 'Desserts');
      await hand.press('button', 'Apply');
      // Cards on a phone are ticked one by one.
      await hand.press('checkbox', hand.way === 'touch' ? /^Select / : 'Select every row of this page');
      await hand.press('button', 'Edit selected');
      const dialog: Named = ['dialog', /^Edit \d+ records?$/];
      await hand.choose('Field to change', 'Taxes', dialog);
      await hand.pick('Taxes', 'Reduced', /^Reduced/, dialog);
      await hand.press('button', 'Preview', dialog);
      await hand.press('button', /^Change \d+ records?$/);
      await hand.hears(/records? changed/);
    },
  },
  {
    name: 'Add a product with picture and tax',
    does: async (hand) => {
      await hand.call('add product', /^Add product/);
      await hand.stands('New product');
      await hand.write('Item', 'Iced tea');
      await hand.write('Price', '2.50');
      await hand.pick('Taxes', 'Standard', /^Standard/);
      await hand.press('tab', 'Appearance');
      await hand.attach('Image: Choose a picture', picture);
      await hand.press('button', 'Save');
      await hand.stands('Iced tea');
    },
  },
  {
    name: 'Add an employee with role and wage',
    does: async (hand) => {
      await hand.call('add employee', /^Add employee/);
      await hand.stands('New employee');
      await hand.write('First name', 'Nora');
      await hand.write('Last name', 'Quist');
      await hand.pick('POS role', 'Server', 'Server');
      await hand.write('Hourly rate', '14.50');
      await hand.press('button', 'Save');
      await hand.stands('Nora Quist');
    },
  },
  {
    name: 'Make a purchase order of what is low',
    does: async (hand) => {
      await hand.press('link', 'Show all: Low stock');
      await hand.stands('Low stock');
      await hand.press('button', 'Order what is low');
      const dialog: Named = ['dialog', 'Order what is low'];
      await hand.pick('Vendor', 'Harvest', 'Harvest Wholesale', dialog);
      await hand.press('button', 'Order what is low', dialog);
      await hand.stands(/^PO-\d{5}$/);
    },
  },
  {
    name: 'Enter an expense with its receipt',
    does: async (hand) => {
      await hand.call('add expense', /^Add expense/);
      await hand.stands('New expense');
      await hand.write('Name', 'Window cleaning');
      await hand.write('Amount', '45');
      await hand.pick('Type', 'Maint', 'Maintenance');
      await hand.attach('Receipt: Choose a file', picture);
      await hand.press('button', 'Save');
      await hand.stands('Window cleaning');
    },
  },
  {
    name: 'Have a report mailed every week',
    does: async (hand) => {
      await hand.open('Reports', 'Sales summary');
      await hand.press('button', 'Mail this report…');
      const dialog: Named = ['dialog', 'New mailed report'];
      await hand.press('button', 'Save', dialog);
      await hand.see('link', /^Mailed: /);
    },
  },
  {
    name: 'Be told when voids are high',
    does: async (hand) => {
      await hand.call('add alert rule', /^Add alert rule/);
      await hand.stands('New alert rule');
      await hand.write('Name', 'Too many voids');
      await hand.choose('What is watched', /void/i);
      await hand.write(/^(By more|More) than/, '5');
      await hand.pick('Who is told', 'owner@', /owner@/);
      await hand.press('button', 'Save');
      await hand.stands('Too many voids');
    },
  },
  {
    name: 'Invite a user with a role at one place',
    does: async (hand) => {
      await hand.call('add user', /^Add user/);
      await hand.stands('New user');
      await hand.write('First name', 'Pia');
      await hand.write('Last name', 'Lang');
      await hand.write('E-mail', 'pia.lang@example.com');
      const roles: Named = ['group', 'Roles'];
      await hand.press('button', 'Add a row', roles);
      await hand.pick('Role', 'Manager', 'Manager', roles);
      await hand.pick(/^Establishment/, 'Harbour', /^Harbour/, roles);
      await hand.press('button', 'Save');
      await hand.stands('pia.lang@example.com');
    },
  },
];

tasksOf('Owner', 'owner@demo.test', tasks);
