import { model } from '#/resources/index.ts';
import { walkScreens } from '#/tests/support/walk.ts';

walkScreens([
  '/dashboard',
  ...Object.keys(model.reports).map((name) => `/reports/${name}`),
  ...Object.keys(model.settings).map((name) => `/settings/${name}`),
]);
