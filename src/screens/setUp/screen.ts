/** The first hour of a business: its establishment and its menu, one after the other, which no form of one record leads through. */
import type { Screen } from '../screen.ts';

export default [
  {
    path: '/set-up',
    label: 'screens.set_up',
    icon: 'RocketLaunch',
    permissions: ['EstablishmentCreate', 'ProductCreate'],
    callers: 'client',
    load: () => import('./SetUpPage.tsx'),
  },
] satisfies readonly Screen[];
