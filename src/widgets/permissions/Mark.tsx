import { memo, useContext } from 'react';
import { keysOf } from '#/model/values/shapes.ts';
import { Box, type BoxProps } from './Box.tsx';
import { MatrixContext } from './MatrixContext.ts';
import { ReadMark } from './ReadMark.tsx';

interface MarkProps {
  /** One name, or all those that the box stands for. */
  names: readonly string[];
  /** What it is called where it stands alone. */
  label: string;
  /** The words beside it; with `isQuiet` only where no column says them, on a phone. */
  word?: string;
  isQuiet?: boolean;
  /** Its column, for the arrow keys. */
  column: number;
}

/** What is said of one permission, or of many: on, off, or some of them. */
export function Mark({ names, label, word, isQuiet, column }: MarkProps) {
  const { value, mayToggle, readonly, toggle, refusal, refusalId } = useContext(MatrixContext);
  const on = names.filter((name) => value.has(name)).length;
  const state = on === 0 ? 'off' : on === names.length ? 'on' : 'some';
  const wordClass = isQuiet ? 'word quiet' : 'word';
  if (readonly) return names.length === 1 ? <ReadMark isOn={state === 'on'} word={word} wordClass={wordClass} /> : null;
  const isShut = !names.some(mayToggle);
  return (
    <StillBox
      {...{ names, label, word, wordClass, column, state, toggle }}
      refusal={isShut ? refusal : undefined}
      refusalId={isShut ? refusalId : undefined}
    />
  );
}

/** Of some hundred boxes only those that changed are drawn anew. */
const StillBox = memo(Box, ({ names, ...before }: BoxProps, { names: nextNames, ...next }: BoxProps) => {
  const keys = keysOf(next);
  return names.join() === nextNames.join() && keys.every((key) => before[key] === next[key]);
});
