import { describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { byTurns, menuLinks, menuOf, rightsOf, routesOf, visitAll } from '#/tests/support/routes.ts';
import { openScreen } from '#/tests/support/screens.ts';

/** Two hundred addresses one after the other, on a machine that may have other work. */
const MANY_ADDRESSES_MS = 300_000;

const users = ['owner@demo.test', 'manager@demo.test', 'owner@other.test', 'admin@demo.test', 'staff@demo.test', 'nobody@demo.test'];

describe.each(users.map((user, turn) => [user, turn] as const))('the dashboard of %s', (user, turn) => {
  it(
    'has in its menu what the model and their permissions say, refuses every address that they do not open, and opens those that they do',
    async () => {
      const rights = await rightsOf(user);
      const page = await openPage({ user });
      await openScreen(page, '/dashboard');
      if (rights.held.size === 0) {
        await page.waitForURL('**/401');
        expect(await page.getByRole('navigation').count()).toBe(0);
      } else expect(await menuLinks(page)).toEqual(menuOf(rights));
      const routes = byTurns(await routesOf(rights), turn);
      const outcomes = await visitAll(page, routes);
      const wrong = routes.flatMap(({ path, isOpen }, place) => (outcomes[place] === (isOpen ? 'opened' : 'refused') ? [] : [`${path}: ${outcomes[place]}`]));
      expect(wrong).toEqual([]);
    },
    MANY_ADDRESSES_MS,
  );
});
