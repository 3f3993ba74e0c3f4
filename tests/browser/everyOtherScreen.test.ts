import { test } from 'vitest';
import { model } from '#/resources/index.ts';
import { openPage } from '../support/browser.ts';
import { expectAccessible } from '../support/inBothModes.ts';
import { openScreen } from '../support/screens.ts';

const paths = [
  '/dashboard',
  ...Object.keys(model.reports).map((name) => `/reports/${name}`),
  ...Object.keys(model.settings).map((name) => `/settings/${name}`),
];

test.each(paths)('%s says nothing on the console and has no axe violation, in dark and in light', async (path) => {
  const page = await openPage({ user: 'owner@demo.test' });
  await openScreen(page, path);
  await expectAccessible(page);
});
