import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { menuLinks, menuOf, rightsOf, routesOf, visitAll } from '../support/routes.ts';
import { openScreen } from '../support/screens.ts';

/** Two hundred addresses one after the other, on a machine that may have other work. */
const MANY_ADDRESSES_MS = 180_000;

describe.each(['owner@demo.test', 'manager@demo.test', 'staff@demo.test', 'nobody@demo.test', 'owner@other.test', 'admin@demo.test'])(
  'the dashboard of %s',
  (user) => {
    it(
      'has in its menu what the model and their permissions say, and opens exactly that at every address',
      async () => {
        const rights = await rightsOf(user);
        const page = await openPage({ user });
        await openScreen(page, '/dashboard');
        if (rights.held.size === 0) {
          await page.waitForURL('**/401');
          expect(await page.getByRole('navigation').count()).toBe(0);
        } else expect(await menuLinks(page)).toEqual(menuOf(rights));
        const routes = await routesOf(rights);
        const outcomes = await visitAll(page, routes);
        const wrong = routes.flatMap(({ path, isOpen }, place) => (outcomes[place] === (isOpen ? 'opened' : 'refused') ? [] : [`${path}: ${outcomes[place]}`]));
        expect(wrong).toEqual([]);
      },
      MANY_ADDRESSES_MS,
    );
  },
);
