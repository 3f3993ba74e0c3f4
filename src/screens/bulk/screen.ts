/** Many records at once, of several resources, in steps that wait for a job: no record's list or form says that. */
import { bulkPermissions } from '#/authProvider/bulkAccess.ts';
import type { Screen } from '../screen.ts';

const either = [...bulkPermissions.import, ...bulkPermissions.export];

export default [
  {
    path: '/bulk-operations',
    label: 'screens.bulk_operations',
    icon: 'ImportExport',
    group: 'settings',
    order: 200,
    permissions: either,
    load: () => import('./operations/OperationsPage.tsx'),
  },
  {
    path: '/bulk-operations/import',
    label: 'screens.bulk_import',
    icon: 'UploadFile',
    permissions: bulkPermissions.import,
    load: () => import('./import/ImportPage.tsx'),
  },
  {
    path: '/bulk-operations/bring',
    label: 'screens.bulk_bring',
    icon: 'MoveDown',
    group: 'settings',
    order: 201,
    permissions: bulkPermissions.import,
    load: () => import('./bring/BringPage.tsx'),
  },
  {
    path: '/bulk-operations/:id',
    label: 'screens.bulk_operation',
    icon: 'ImportExport',
    // Whoever changed many records at once sees what came of it; of anything else the host says that it is not there.
    permissions: [],
    load: () => import('./operations/OperationPage.tsx'),
  },
] satisfies readonly Screen[];
