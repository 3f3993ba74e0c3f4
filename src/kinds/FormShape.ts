import { createContext, useContext } from 'react';
import type { Fields } from '#model/language';

/** The fields of the form that an input stands in, for what is worked out from several of them. */
export const FormShape = createContext<Fields>({});

/** The fields of this form; none outside of one. */
export function useFormShape(): Fields {
  return useContext(FormShape);
}
