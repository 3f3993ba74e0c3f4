import { createContext, useContext } from 'react';

/** Loads what comes after sign-in ahead of time; the roof says what that is. */
export const PreloadContext = createContext<() => void>(() => undefined);

/** To be called while a person types, so that the dashboard is here when they are in. */
export function usePreload(): () => void {
  return useContext(PreloadContext);
}
