import { drillDown as ordersOfMix, figures as productMix } from './product-mix.ts';

/** The product mix's rows, of which the first are shown. */
export const figures = productMix;
export const drillDown = ordersOfMix;
