import type { CellProps } from '../kindProps.ts';
import { Picture } from './Picture.tsx';

const EDGE = 32;

/** A small picture, known by the record it belongs to. */
export default function ImageCell({ value, field }: CellProps) {
  return typeof value === 'string' && value ? (
    <Picture address={value} alt={field.label} size={96} width={EDGE} height={EDGE} isCropped />
  ) : null;
}
