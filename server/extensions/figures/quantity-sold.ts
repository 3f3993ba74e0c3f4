import { drillDown as ordersOfMix, figures as productMix } from './product-mix.ts';

/** The product mix's rows, looked at by quantity. */
export const figures = productMix;
export const drillDown = ordersOfMix;
