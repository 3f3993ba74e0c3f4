/**
 * What can be connected, also what nobody has connected yet: a list is of records. All that an establishment books beside the account it
 * goes to, and a day as it would be booked: a record's form says what is in it, not what is missing.
 */
import type { Screen } from '../screen.ts';

export default [
  {
    path: '/integrations',
    label: 'integrations.catalogue',
    icon: 'Cable',
    group: 'settings',
    order: 98,
    permissions: ['Integrations'],
    callers: 'client',
    load: () => import('./CataloguePage.tsx'),
  },
  { replaces: { resource: 'third-party-integrations', view: 'show' }, load: () => import('./IntegrationShow.tsx') },
  {
    path: '/third-party-integrations/:id/mapping',
    label: 'integrations.mapping',
    icon: 'AccountTree',
    permissions: ['IntegrationDetail'],
    load: () => import('./MappingPage.tsx'),
  },
  {
    path: '/third-party-integrations/connected',
    label: 'integrations.connection',
    icon: 'Link',
    permissions: ['IntegrationEdit'],
    load: () => import('./ConnectedPage.tsx'),
  },
] satisfies readonly Screen[];
