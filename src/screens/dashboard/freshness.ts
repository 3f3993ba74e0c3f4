/** How often figures that still move are asked for anew. */
export const REFRESH_MS = 10_000;

/** How often lists are where no new reading of the figures comes, which brings them along; and those that change without a sale. */
export const LISTS_REFRESH_MS = 90_000;
export const LIVE_LISTS_REFRESH_MS = 20_000;

/**
 * Seconds that they may be old: what another dashboard has had read since this one last asked; and what was read longer ago, where no sale
 * has changed.
 */
export const ALLOWED_AGES = { maxAge: 9, unchangedMaxAge: 60 } as const;
