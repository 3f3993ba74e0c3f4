import { lookupLabel } from '#/model/kinds/lookup.ts';
import type { CellProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';
import { ColorDot } from './ColorDot.tsx';

/** A colour with its name, in the reader's language. */
export default function ColorCell({ value }: CellProps) {
  const { lookup, locale } = useKindContext();
  if (typeof value !== 'string' || !value) return null;
  const swatches = lookup('colors');
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <ColorDot color={swatches.find((one) => one.value === value)?.color ?? value} />
      {lookupLabel(swatches, value, locale)}
    </span>
  );
}
