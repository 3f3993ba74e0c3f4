import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '#/tests/support/browser.ts';
import { byTurns, menuLinks, menuOf, type Rights, type Route, rightsOf, routesOf, visitAll } from '#/tests/support/routes.ts';
import { openScreen } from '#/tests/support/screens.ts';

const users = ['owner@demo.test', 'manager@demo.test', 'owner@other.test', 'admin@demo.test', 'staff@demo.test', 'nobody@demo.test'];

let rights: Rights[];
let visits: Route[][];

beforeAll(async () => {
  rights = await Promise.all(users.map(rightsOf));
  visits = byTurns(await Promise.all(rights.map(routesOf)));
});

describe.each(users.map((user, index) => [user, index] as const))('the dashboard of %s', (user, place) => {
  it('has in its menu what the model and their permissions say, refuses addresses that they do not open, and opens those that they do', async () => {
    const page = await openPage({ user });
    await openScreen(page, '/dashboard');
    const own = rights[place] as Rights;
    if (own.held.size === 0) {
      await page.waitForURL('**/401');
      expect(await page.getByRole('navigation').count()).toBe(0);
    } else expect(await menuLinks(page)).toEqual(menuOf(own));
    const routes = visits[place] ?? [];
    expect(routes.length).toBeGreaterThan(10);
    const outcomes = await visitAll(page, routes);
    const wrong = routes.flatMap(({ path, isOpen }, at) =>
      outcomes[at] === (isOpen ? 'opened' : 'refused') ? [] : [`${path}: ${outcomes[at]}`],
    );
    expect(wrong).toEqual([]);
  });
});
