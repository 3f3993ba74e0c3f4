import { createContext, useContext } from 'react';

/** What forms and whatever leads away from them know of each other. */
export interface Leave {
  /**
   * A form says whether it holds what is not saved; a form that goes says that it holds nothing. `onSettled` is called once what it holds is
   * saved, or given up by somebody who was asked.
   */
  tell: (form: string, isUnsaved: boolean, onSettled?: () => void) => void;
  /** That form is saved, or all are: nothing is asked any more. */
  forget: (form?: string) => void;
  isUnsaved: () => boolean;
  /** Asks where something is not saved (in that form, or in any); true: it may be left. */
  confirm: (form?: string) => Promise<boolean>;
}

const free: Leave = { tell: () => undefined, forget: () => undefined, isUnsaved: () => false, confirm: async () => true };

/** Outside of the guard nothing is asked. */
export const LeaveContext = createContext<Leave>(free);

/** The guard over what is not saved yet. */
export function useLeave(): Leave {
  return useContext(LeaveContext);
}
