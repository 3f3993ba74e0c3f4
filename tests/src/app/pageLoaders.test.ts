import { expect, it } from 'vitest';
import { derivedLoaders, genericLoaders, loaderAt } from '#/src/app/pageLoaders.ts';
import { pageScreens, replacingScreens } from '#/src/screens/index.ts';

it('knows the page of an address by the address alone', () => {
  expect(loaderAt('/products')).toBe(genericLoaders.list);
  expect(loaderAt('/products/create')).toBe(genericLoaders.form);
  expect(loaderAt('/products/7')).toBe(genericLoaders.form);
  expect(loaderAt('/products/7/show')).toBe(genericLoaders.show);
  for (const path of Object.keys(derivedLoaders) as (keyof typeof derivedLoaders)[])
    expect(loaderAt(path.replace(/:\w+/, 'one').replace('*', 'orders/refunds')), path).toBe(derivedLoaders[path]);
  expect(loaderAt('/help')).toBe(derivedLoaders['/help/*']);
});

it('knows every screen with an address of its own, and those in the place of generic ones', () => {
  for (const { path, load } of pageScreens) expect(loaderAt(path.replaceAll(/:\w+/g, '7')), path).toBe(load);
  const own = replacingScreens.filter(({ replaces }) => replaces.view === 'show');
  expect(own.length).toBeGreaterThan(2);
  for (const { replaces, load } of own) expect(loaderAt(`/${replaces.resource}/7/show`)).toBe(load);
});
