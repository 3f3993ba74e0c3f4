import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import { pageWidth } from '#/src/theme/pageWidth.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';

/** A part of a record's page, under its own heading. */
export const DetailSection = styled(Paper)<{ component: 'section' }>(({ theme }) => ({
  padding: 20,
  borderRadius: 12,
  marginBottom: 16,
  maxWidth: pageWidth,
  h2: { ...theme.typography.h3, margin: '0 0 12px' },
  dl: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '16px 24px',
    margin: 0,
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px 16px' },
  },
  '.wide': { gridColumn: '1 / -1', minWidth: 0 },
  dt: { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  'dt.said': visuallyHidden,
  dd: { ...theme.typography.body1, margin: '2px 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '.nothing': { color: theme.vars.palette.text.secondary },
}));
