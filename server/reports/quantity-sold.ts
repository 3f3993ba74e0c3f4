export { behind, figures } from './product-mix.ts';
