import { useLocation } from 'react-router';
import { isValues } from '#/model/values/shapes.ts';

/** What the page that led to a new record says of it; it stands in the browser's history entry, never in an address. */
export interface Begun {
  initial?: Readonly<Record<string, unknown>>;
}

/** What a new record begins with, as the page says that led to its form. */
export function useInitialValues(): Begun['initial'] {
  const { state } = useLocation();
  return isValues(state) && isValues(state.initial) ? state.initial : undefined;
}
