import { styled } from '@mui/material/styles';

/** A page that guests see on their telephones. */
export const Sheet = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: 16,
  maxWidth: 400,
  margin: '0 auto',
  padding: 24,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '.balance': { ...theme.typography.h1, margin: 0, fontVariantNumeric: 'tabular-nums' },
  '.quiet': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.text.secondary },
  '.loads': { display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '.loads > li': {
    ...theme.typography.button,
    padding: '8px 16px',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.text.secondary}`,
  },
}));
