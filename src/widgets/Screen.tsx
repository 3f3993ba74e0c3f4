import { styled } from '@mui/material/styles';

/** A device's screen in its case. Lengths inside go by its width (`cqw`), so that it is the same picture in every size. */
export const Screen = styled('div')({
  containerType: 'inline-size',
  position: 'relative',
  boxSizing: 'border-box',
  width: '100%',
  marginInline: 'auto',
  border: '10px solid #23262B',
  borderRadius: 18,
  overflow: 'hidden',
  boxShadow: '0 0 0 1px rgb(128 128 128 / 0.35), 0 10px 28px rgb(0 0 0 / 0.28)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  'p, ul, ol, dl, dd, h3': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
});
