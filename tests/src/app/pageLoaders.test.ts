import { expect, it } from 'vitest';
import { derivedLoaders, genericLoaders, loadersAt, loadListWithForms } from '#/src/app/pageLoaders.ts';
import { pageScreens, replacingScreens } from '#/src/screens/index.ts';

it('knows the page of an address before anything of it is drawn', () => {
  expect(loadersAt('/products')).toEqual([genericLoaders.list]);
  expect(loadersAt('/products/create')).toEqual([genericLoaders.form]);
  expect(loadersAt('/products/7')).toEqual([genericLoaders.form]);
  expect(loadersAt('/products/7/show')).toEqual([genericLoaders.show]);
  expect(loadersAt('/reports/sales-summary')).toEqual([derivedLoaders['/reports/:name']]);
  expect(loadersAt('/reports/sales-summary/orders')).toEqual([derivedLoaders['/reports/:name/orders']]);
  expect(loadersAt('/dashboard')).toEqual([pageScreens.find(({ path }) => path === '/dashboard')?.load]);
});

it('brings the list of a small entity with its forms, and takes what a resource brings of its own', () => {
  for (const path of ['/taxes', '/taxes/create', '/taxes/7']) expect(loadersAt(path), path).toEqual([loadListWithForms, genericLoaders.list]);
  const own = replacingScreens.find(({ replaces }) => replaces.resource === 'orders' && replaces.view === 'show');
  expect(own).toBeDefined();
  expect(loadersAt('/orders/7/show')).toEqual([own?.load]);
});

it('loads nothing for an address that no page has', () => {
  for (const path of ['/', '/nobody', '/constructor', '/toString/7']) expect(loadersAt(path), path).toEqual([]);
});
