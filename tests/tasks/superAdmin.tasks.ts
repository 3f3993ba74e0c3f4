import type { Named } from './support/hand.ts';
import { type Task, tasksOf } from './support/tasksOf.ts';

const tasks: Task[] = [
  {
    name: 'Enter a business and come back',
    does: async (hand) => {
      await hand.open('Platform', 'Clients');
      await hand.press('link', 'Marina Restaurants');
      await hand.stands('Marina Restaurants');
      await hand.act('Enter this business');
      const dialog: Named = ['dialog', /Marina/];
      await hand.write('Why you enter', 'Asked for help with their menu', dialog);
      await hand.press('button', 'Enter this business', dialog);
      await hand.press('button', 'Leave', ['region', 'Support access']);
      await hand.stands('Marina Restaurants');
    },
  },
  {
    name: 'Suspend a business and undo it',
    does: async (hand) => {
      await hand.open('Platform', 'Clients');
      await hand.press('switch', /^Status of Marina Restaurants: Active/);
      await hand.see('switch', /^Status of Marina Restaurants: (Inactive|Suspended)/);
      await hand.press('button', 'Undo');
      await hand.see('switch', /^Status of Marina Restaurants: Active/);
    },
  },
];

tasksOf('Super-admin', 'admin@demo.test', tasks);
