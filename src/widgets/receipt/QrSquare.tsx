import { encode } from 'uqr';

interface QrSquareProps {
  text: string;
  /** What it is, for who does not see it. */
  label: string;
  pixels: number;
}

/** A text as a QR code, in the colour of the text around it: its ground has to be light. */
export function QrSquare({ text, label, pixels }: QrSquareProps) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={pixels} height={pixels} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
