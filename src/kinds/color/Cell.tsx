import type { CellProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';
import { ColorDot } from './ColorDot.tsx';

/** A colour with its name. */
export default function ColorCell({ value }: CellProps) {
  const { lookup } = useKindContext();
  if (typeof value !== 'string' || !value) return null;
  const swatch = lookup('colors').find((one) => one.value === value);
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <ColorDot color={swatch?.color ?? value} />
      {swatch?.label ?? value}
    </span>
  );
}
