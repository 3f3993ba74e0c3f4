import { walkResources } from '../support/walk.ts';

walkResources(0);
