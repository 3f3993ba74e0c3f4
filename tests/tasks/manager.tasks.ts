import type { Named } from './support/hand.ts';
import { type Task, tasksOf } from './support/tasksOf.ts';

const tasks: Task[] = [
  {
    name: 'Switch off a product that has run out',
    does: async (hand) => {
      await hand.open('Catalogue', 'Products');
      await hand.search('Search products', 'Cheesecake');
      await hand.press('switch', /^Status of Cheesecake: Active/);
      await hand.see('switch', /^Status of Cheesecake: Inactive/);
    },
  },
  {
    name: 'Correct a missing clock-out',
    does: async (hand) => {
      await hand.open('People', 'Time entries');
      await hand.press('link', 'No time out, oldest first');
      await hand.press('link', /^\w+ \d+, \d{4}$/);
      await hand.stands(/\d{4}$/);
      await hand.press('link', 'Edit');
      await hand.write('Time out', '17:30');
      await hand.press('button', 'Save');
      await hand.stands(/\d{4}$/);
    },
  },
  {
    name: 'Approve yesterday’s tips',
    does: async (hand) => {
      await hand.open('People', 'Tip pools');
      await hand.press('link', /^\w+ \d+, \d{4}$/);
      await hand.stands(/\d{4}$/);
      await hand.act('Approve');
      await hand.press('button', 'Approve', ['dialog', 'Approve']);
      await hand.hears(/approved/i);
    },
  },
  {
    name: 'Count the stock of one shelf',
    does: async (hand) => {
      await hand.call('add count sheet', /^Add count sheet/);
      await hand.stands('New count sheet');
      await hand.write('Name', 'Drinks fridge');
      await hand.pick('Category', 'Drinks', 'Drinks');
      await hand.press('button', 'Save');
      await hand.stands(/^CS-\d{5}$/);
      await hand.write(/^Counted quantity of /, '12');
      await hand.shows('1 of 1 counted');
      await hand.press('button', 'Submit');
      await hand.press('button', 'Submit', ['dialog', 'Submit']);
      await hand.press('button', 'Apply to stock');
      await hand.press('button', 'Apply to stock', ['dialog', 'Apply to stock']);
      await hand.hears('Count applied to the stock');
    },
  },
  {
    name: 'Correct the stock of one item',
    does: async (hand) => {
      await hand.open('Stock', 'Inventory');
      await hand.press('button', 'Correct the stock of Burger bun');
      await hand.press('menuitem', 'Set actual count');
      const dialog: Named = ['dialog', /^Set actual count/];
      await hand.write(/count|quantity/i, '150', dialog);
      await hand.press('button', 'Set actual count', dialog);
      await hand.closed();
    },
  },
  {
    name: 'Receive an order of which less came',
    does: async (hand) => {
      // Its number stands on the delivery note.
      await hand.call('PO-00041', /^PO-00041/);
      await hand.stands('PO-00041');
      await hand.act('Receive');
      const dialog: Named = ['dialog', 'Receive'];
      await hand.write('Receiving now', '2', dialog);
      await hand.press('button', 'Receive', dialog);
      await hand.hears('Items received');
    },
  },
  {
    name: 'Count and close a cash drawer',
    begins: async (asking) => {
      const [{ station, establishment_id }] = (await asking('POST', '/api/cash-drawer-session/list', { per_page: 1 })).list;
      const opened_at = new Date().toISOString();
      await asking('POST', '/api/cash-drawer-session', { number: 'D-EVENING', station, establishment_id, opened_at, opening_float: 150 });
    },
    does: async (hand) => {
      await hand.press('link', 'D-EVENING');
      await hand.stands('D-EVENING');
      await hand.act('Count and close');
      const dialog: Named = ['dialog', 'Count and close'];
      await hand.write('Counted', '149.50', dialog);
      await hand.press('button', 'Count and close', dialog);
      await hand.shows('-$0.50');
    },
  },
  {
    name: 'Correct the balance of a gift card',
    does: async (hand) => {
      await hand.open('Guests', 'Gift cards');
      await hand.press('link', /^•••• /);
      await hand.stands(/^•••• /);
      await hand.act('Adjust balance');
      const dialog: Named = ['dialog', 'Adjust balance'];
      await hand.write('Amount', '5', dialog);
      await hand.write('Reason', 'Loaded too little', dialog);
      await hand.press('button', 'Adjust balance', dialog);
      await hand.hears(/adjusted/i);
    },
  },
  {
    name: 'See who is over or short',
    does: async (hand) => {
      await hand.open('Reports', 'Over and short');
      await hand.see('table', /^Over and short/);
    },
  },
  {
    name: 'Take a report away as a file',
    does: async (hand) => {
      await hand.open('Reports', 'Product mix');
      await hand.press('button', 'Export');
      const file = hand.page.waitForEvent('download');
      await hand.press('menuitem', /^CSV/);
      await file;
    },
  },
];

tasksOf('Manager', 'manager@demo.test', tasks);
