import { walkResources } from '../support/walk.ts';

walkResources(1);
