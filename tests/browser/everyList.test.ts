import { walkEveryResource } from '../support/screens.ts';

walkEveryResource('the list', async ({ name }) => [`/${name}`]);
