import { QrSquare } from './QrSquare.tsx';

/** A link as a QR code that a telephone can read off the screen. */
export function QrCode({ link, caption }: { link: string; caption: string }) {
  return (
    <div style={{ textAlign: 'center', marginTop: 10 }}>
      <QrSquare text={link} label={link} pixels={112} />
      {caption && (
        <p className="center" dir="auto">
          {caption}
        </p>
      )}
    </div>
  );
}
