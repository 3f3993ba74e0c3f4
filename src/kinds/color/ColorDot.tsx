/** A round patch of colour; its name always stands beside it or in its label. */
export function ColorDot({ color, size = 14 }: { color: string; size?: number }) {
  return (
    <span
      aria-hidden
      style={{
        display: 'inline-block',
        width: size,
        height: size,
        flex: 'none',
        borderRadius: size / 2,
        background: color,
        border: '1px solid rgb(128 128 128 / 0.4)',
      }}
    />
  );
}
