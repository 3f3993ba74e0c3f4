/** How long a business that is to be removed can still be called back. Ours. */
export const REMOVAL_DAYS = 14;
