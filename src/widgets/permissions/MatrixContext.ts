import { createContext } from 'react';

/** What every box of the matrix asks. */
export interface MatrixState {
  value: ReadonlySet<string>;
  mayToggle: (name: string) => boolean;
  /** Takes all of these that one may give, or, where all of them are on, leaves them out. The same function for good. */
  toggle: (names: readonly string[]) => void;
  readonly: boolean;
  /** Why a box cannot be pressed, and the id of the element that says it. */
  refusal: string;
  refusalId: string;
}

export const MatrixContext = createContext<MatrixState>({
  value: new Set(),
  mayToggle: () => false,
  toggle: () => undefined,
  readonly: true,
  refusal: '',
  refusalId: '',
});
