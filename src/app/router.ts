import { createBrowserRouter, type RouteObject, type To } from 'react-router';

type DataRouter = ReturnType<typeof createBrowserRouter>;

/** The router of the dashboard's addresses. */
export const createRouter = (routes: RouteObject[]): DataRouter => changedAtOnce(createBrowserRouter(routes));

/**
 * A router that shows another question to the same page (sort, page, period, filters: what stands behind `?`) at once. Another page comes
 * as a transition, so that the old one stays until the new one can be shown; a question that came so would be shown late on a slow
 * device, and what is chosen right after it, which starts from what is shown, would undo it. Changes the router it is given.
 */
export function changedAtOnce(router: DataRouter): DataRouter {
  const navigate = router.navigate.bind(router);
  // Its other form goes back and forth by a number: there nobody chooses.
  router.navigate = (async (to: To | number | null, options?: Parameters<DataRouter['navigate']>[1]) =>
    typeof to === 'number'
      ? navigate(to)
      : navigate(to, isSamePage(router, to) ? { ...options, flushSync: true } : options)) as typeof navigate;
  return router;
}

function isSamePage({ state }: DataRouter, to: To | null): boolean {
  const pathname = typeof to === 'string' ? to.split(/[?#]/)[0] : to?.pathname;
  return !pathname || pathname === state.location.pathname;
}
