import { Checkbox } from '@mui/material';

export interface BoxProps {
  names: readonly string[];
  label: string;
  word: string | undefined;
  wordClass: string;
  column: number;
  state: 'on' | 'off' | 'some';
  toggle: (names: readonly string[]) => void;
  /** Why it cannot be pressed, and the id of the element that says so. It can be reached all the same. */
  refusal: string | undefined;
  refusalId: string | undefined;
}

/** A box with three states that the arrow keys reach. */
export function Box({ names, label, word, wordClass, column, state, toggle, refusal, refusalId }: BoxProps) {
  const reached = { 'data-stop': column, tabIndex: -1, 'aria-disabled': refusal ? true : undefined, 'aria-describedby': refusalId };
  const marked = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = state === 'some';
  };
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is its control
    <label className={refusal ? 'mark shut' : 'mark'} title={refusal}>
      <Checkbox
        size="small"
        disableRipple
        checked={state === 'on'}
        indeterminate={state === 'some'}
        onChange={() => !refusal && toggle(names)}
        slotProps={{
          input: { ...reached, 'aria-label': label, ref: marked },
        }}
      />
      {word && <span className={wordClass}>{word}</span>}
    </label>
  );
}
