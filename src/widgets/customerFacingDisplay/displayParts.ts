import { styled } from '@mui/material/styles';

/** One moment of the display, from its upper to its lower edge. */
export const Moment = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '2.5cqw',
  padding: '4.5cqw',
  fontSize: '3.4cqw',
  overflowWrap: 'anywhere',
  '.head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3cqw', minHeight: '7cqw' },
  '.middle': { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', justifyContent: 'center', alignItems: 'center' },
  '.middle, .centred': { textAlign: 'center', gap: '2cqw' },
  '.large': { fontSize: '8cqw', fontWeight: 700, lineHeight: 1.15 },
  '.quiet': { opacity: 0.86 },
  '.spread': { display: 'flex', justifyContent: 'space-between', gap: '3cqw' },
  '.pills': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2cqw', width: '100%' },
});

/** Something that a guest could touch; in the preview nothing happens. */
export const Touch = styled('span')({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.4cqw',
  padding: '2cqw 3.2cqw',
  borderRadius: '2.4cqw',
  border: '1px solid currentColor',
  fontWeight: 600,
  textAlign: 'center',
  '&.filled': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
});
