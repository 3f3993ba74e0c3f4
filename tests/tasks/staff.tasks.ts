import { type Task, tasksOf } from './support/tasksOf.ts';

const tasks: Task[] = [
  {
    name: 'Find an order by its number and see what happened',
    does: async (hand) => {
      await hand.search('Search orders', '5300');
      await hand.press('link', '5300');
      await hand.stands(/5300/);
      await hand.see('region', 'What happened');
    },
  },
  {
    name: 'Read the dashboard in another language',
    does: async (hand) => {
      await hand.press('button', 'Language');
      await hand.press('menuitem', /Español/);
      await hand.stands('Pedidos');
    },
  },
];

tasksOf('Staff', 'staff@demo.test', tasks);
