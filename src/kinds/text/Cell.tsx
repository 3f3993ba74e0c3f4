import type { CellProps } from '../kindProps.ts';
import { inOnePiece } from './inOnePiece.ts';

/** Text in its own direction. */
export default function TextCell({ value }: CellProps) {
  return value === null || value === undefined || value === '' ? null : <span dir="auto">{inOnePiece(String(value))}</span>;
}
