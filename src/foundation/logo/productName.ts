/** What the program is called. */
export const PRODUCT_NAME = 'Countinghouse';
