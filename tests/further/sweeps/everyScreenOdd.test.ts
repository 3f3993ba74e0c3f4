import { walkResources } from '#/tests/support/walk.ts';

walkResources(1);
