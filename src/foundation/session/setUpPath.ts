/** Where a new business is set up. */
export const setUpPath = '/set-up';
