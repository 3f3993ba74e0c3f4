import { encode } from 'uqr';

/** A link as a QR code that a telephone can read off the screen. */
export function QrCode({ link, caption }: { link: string; caption: string }) {
  const { data, size } = encode(link, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <div style={{ textAlign: 'center', marginTop: 10 }}>
      <svg viewBox={`0 0 ${size} ${size}`} width={112} height={112} role="img" aria-label={link} shapeRendering="crispEdges">
        <path d={path} fill="currentColor" />
      </svg>
      {caption && (
        <p className="center" dir="auto">
          {caption}
        </p>
      )}
    </div>
  );
}
