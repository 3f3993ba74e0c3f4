import { Link } from 'react-router';
import type { Piece } from './references.ts';

/** A text of the help: the names of buttons stand out, those of pages lead there. */
export function Said({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isName, to }, at) => {
    const key = `${at} ${text}`;
    if (to !== undefined)
      return (
        <Link key={key} to={to}>
          {text}
        </Link>
      );
    return isName ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>;
  });
}
