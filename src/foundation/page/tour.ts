/** What the tour shows, in order, each marked by `data-tour` where it stands; what is not in sight is left out. */
export const TOUR_STEPS = ['menu', 'establishment', 'search', 'figures', 'appearance', 'account'] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

const PARAMETER = 'tour';

/** What the dashboard's address says to be led over: so Back leaves the tour. */
export const TOUR_SEARCH = `?${PARAMETER}=1`;

/** Whether an address asks for the tour. */
export function asksForTour(search: string): boolean {
  return new URLSearchParams(search).has(PARAMETER);
}

/** The same address without the tour. */
export function withoutTour(search: string): string {
  const parts = new URLSearchParams(search);
  parts.delete(PARAMETER);
  return parts.size ? `?${parts}` : '';
}

/** What a step shows, where it is in sight. */
export function shownBy(step: TourStep): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`[data-tour="${step}"]`)].find((one) => one.getClientRects().length > 0);
}
