import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { bannerHeight } from '#/src/foundation/page/bannerHeight.ts';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';

/** The one styled table of the matrix; on a phone a card for each thing. */
export const MatrixFrame = styled('table')(({ theme }) => {
  const line = `1px solid ${theme.vars.palette.divider}`;
  return {
    ...theme.typography.body2,
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    border: line,
    borderRadius: 8,
    whiteSpace: 'normal',
    'th, td': { padding: '0 8px', height: 40, textAlign: 'start', fontWeight: 400, borderBottom: line },
    'tbody:last-child tr:last-child :is(th, td)': { borderBottom: 0 },
    'th:first-of-type': { width: '30%' },
    '.cell': { width: 88, textAlign: 'center' },
    thead: { position: 'sticky', top: `calc(56px + ${bannerHeight})`, zIndex: 2 },
    '& thead th': {
      ...theme.typography.caption,
      fontWeight: 600,
      color: theme.vars.palette.text.secondary,
      background: theme.vars.palette.background.raised,
      verticalAlign: 'middle',
    },
    '& thead .cell > span': { display: 'block', paddingTop: 4 },
    'thead tr > :first-of-type': { borderStartStartRadius: 8 },
    'thead tr > :last-child': { borderStartEndRadius: 8 },
    '& .head :is(th, td)': { ...theme.typography.subtitle2, background: theme.vars.palette.background.raised },
    'tr:not(.head):hover > :is(th, td)': { background: theme.vars.palette.action.hover },
    '.thing': { display: 'flex', alignItems: 'center', gap: 2, overflowWrap: 'anywhere' },
    '& thead .thing, & tr:not(.head) .thing': { paddingInlineStart: 30 },
    // A title without a box of its own stands where the others do.
    '.thing > span:only-child': { paddingInlineStart: 32 },
    '& table .head .thing': { paddingInlineStart: 0 },
    '.thing small': { ...theme.typography.caption, display: 'block', paddingBottom: 4, color: theme.vars.palette.text.secondary },
    '.others': { display: 'flex', flexWrap: 'wrap', columnGap: 12 },
    '& .count': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontWeight: 400,
      color: theme.vars.palette.text.secondary,
      fontVariantNumeric: 'tabular-nums',
    },
    '.mark': { display: 'inline-flex', alignItems: 'center', minHeight: 32, cursor: 'pointer' },
    '.mark.shut, .mark.shut .MuiCheckbox-root': { cursor: 'not-allowed' },
    '.mark.shut .MuiCheckbox-root': { opacity: 0.38 },
    '.mark.shut .word': { color: theme.vars.palette.text.secondary },
    '.mark.read': { cursor: 'auto', gap: 4, color: theme.vars.palette.text.secondary },
    '.mark.read.on': { color: theme.vars.palette.success.main },
    '.mark.read.on .word': { color: theme.vars.palette.text.primary },
    '.mark .MuiCheckbox-root': { padding: 6 },
    '.mark .MuiCheckbox-root:has(:focus-visible)': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -2,
      borderRadius: 6,
    },
    '.hidden, .word.quiet': visuallyHidden,
    '.fold': { transition: 'transform 150ms' },
    '.fold.shut': { transform: 'rotate(-90deg)' },
    '[dir=rtl] & .fold.shut': { transform: 'rotate(90deg)' },
    [theme.breakpoints.down('sm')]: cards(line, theme),
  };
});

/** As cards, with the words of the columns beside their boxes. */
function cards(line: string, theme: Theme): CSSObject {
  return {
    display: 'block',
    // What is only read has its words beside it.
    '&.read thead': { display: 'none' },
    'thead, tbody': { display: 'block', position: 'static' },
    tr: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, padding: '6px 8px', borderBottom: line },
    'th, td': { height: 'auto', padding: 0, borderBottom: 0 },
    '& th:first-of-type': { width: '100%' },
    '& .head': { flexWrap: 'nowrap', background: theme.vars.palette.background.raised },
    '& .cell': { width: 'auto' },
    '& thead .cell > span': { padding: 0 },
    '& thead .cell': { display: 'flex', flexDirection: 'row-reverse', alignItems: 'center' },
    '& thead tr': { background: theme.vars.palette.background.raised },
    '& thead th:last-child, & .none, & .head .cell': { display: 'none' },
    '& tr:not(.head) .thing, & thead .thing, & .thing > span:only-child': { paddingInlineStart: 0 },
    '& tr:not(.head) .thing > span': { fontWeight: 600 },
    '& .thing > span:only-child': { paddingBlock: 6 },
    '.word.quiet': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
    '.mark': { minHeight: 40 },
  };
}
