import type { CellProps } from '../kindProps.ts';

/** What only programs read, as it is. */
export default function JsonCell({ value }: CellProps) {
  if (value === null || value === undefined) return null;
  const text = JSON.stringify(value);
  return (
    <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
      {text.length > 200 ? `${text.slice(0, 200)}…` : text}
    </code>
  );
}
