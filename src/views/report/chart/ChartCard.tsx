import { styled } from '@mui/material/styles';
import { card } from '#/src/theme/card.ts';
import { chartColors } from '#/src/theme/palette.ts';

const series = (colors: readonly string[]) => Object.fromEntries(colors.map((color, index) => [`--series-${index}`, color]));

/** The frame of a chart. Its figures take `--series-0` to `--series-7`; a single one (`single`) takes the accent. */
export const ChartCard = styled('figure')(({ theme }) => ({
  margin: '0 0 16px',
  ...card(theme),
  ...series(chartColors.light),
  ...theme.applyStyles('dark', series(chartColors.dark)),
  '&&.single': { '--series-0': theme.vars.palette.primary.main },
  figcaption: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '4px 16px', marginBottom: 12 },
  'figcaption strong': { ...theme.typography.h3, marginInlineEnd: 'auto' },
  'figcaption span': {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    color: theme.vars.palette.text.secondary,
  },
  '.key': { width: 18, borderBlockEnd: '3px solid var(--of)' },
  '.key.before': { borderBlockEndStyle: 'dashed', borderBlockEndWidth: 2, opacity: 0.55 },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

/** The colour of a series, as a style of what belongs to it. */
export function seriesColor(index: number): React.CSSProperties {
  return { '--of': `var(--series-${index % chartColors.dark.length})` };
}
