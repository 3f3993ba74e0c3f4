import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

/** One page of the kiosk, from its upper to its lower edge. */
export const Page = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '3cqw',
  padding: '6cqw 5cqw 4cqw',
  fontSize: '4.6cqw',
  overflowWrap: 'anywhere',
  '.title': { fontSize: '6.4cqw', fontWeight: 700, lineHeight: 1.2 },
  '.quiet': { color: '#55606E', fontSize: '4cqw', textAlign: 'center' },
  '.spread': { display: 'flex', justifyContent: 'space-between', gap: '3cqw' },
  '.grow': { flex: 1, minHeight: 0, overflow: 'hidden' },
  '.row': { display: 'flex', gap: '2.4cqw' },
  '.row > *': { flex: 1 },
});

/** A button of the kiosk; in the preview nothing happens. */
export const KioskButton = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1cqw',
  padding: '3cqw 2cqw',
  borderRadius: '3.4cqw',
  border: '1px solid #1B2430',
  fontWeight: 600,
  textAlign: 'center',
  '&.main': { background: '#1B2430', color: '#FFFFFF' },
  '&.field': { alignItems: 'start', fontWeight: 400, borderColor: '#8A94A1', color: '#55606E', background: '#FFFFFF' },
});

/** When the kiosk begins anew by itself; nothing where no sensible time is entered. */
export function StartsOver({ seconds }: { seconds: unknown }) {
  const translate = useTranslate();
  const count = Number(seconds);
  return count > 0 ? <p className="quiet">{translate('previews.kiosk.starts_over', { smart_count: count })}</p> : null;
}
