import { ColorDot } from '../color/ColorDot.tsx';
import type { CellProps } from '../kindProps.ts';
import { Tag } from '../Tag.tsx';
import { useKindContext } from '../useKindContext.ts';
import { optionsOf } from './options.ts';

/** One of a few values: a chip where the value has a tone, else its word. */
export default function ChoiceCell({ field, value }: CellProps) {
  const context = useKindContext();
  if (typeof value !== 'string' || !value) return null;
  const option = optionsOf(field, context).find((one) => one.value === value);
  const label = option?.label ?? value;
  const hasTone = field.kind === 'enum' && typeof field.values[value] === 'object' && 'tone' in field.values[value];
  if (hasTone && option?.tone) return <Tag tone={option.tone} label={label} />;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      {option?.color && <ColorDot color={option.color} />}
      {label}
    </span>
  );
}
