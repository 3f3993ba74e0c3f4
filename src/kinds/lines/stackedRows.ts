import type { CSSObject, Theme } from '@mui/material/styles';
import { visuallyHidden } from '#/src/theme/visuallyHidden.ts';

/**
 * A table's rows on a phone: cards below each other, so that nothing scrolls sideways. The first cell is a card's headline, the others
 * stand beside their columns' names (`data-label`), with their values at the end; what is typed takes a line of its own below its name, and
 * what is done with a row (`tools`) stands beside the headline. Grids and boxes leave a table a table to whoever listens to it.
 */
export function stackedRows({ breakpoints, typography, vars: { palette } }: Theme): CSSObject {
  const typed = ':is(td.asked, .editing td):not(.tools)';
  return {
    [breakpoints.down('sm')]: {
      'table, tbody': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
      table: { minWidth: 0 },
      thead: visuallyHidden,
      'tbody tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', padding: '8px 12px', rowGap: 2 },
      'tbody tr + tr': { borderTop: `1px solid ${palette.divider}` },
      'tbody td': {
        gridColumn: '1 / -1',
        display: 'flex',
        justifyContent: 'space-between',
        gap: 16,
        height: 'auto',
        padding: 0,
        border: 0,
        textAlign: 'end',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
      'tbody td::before': {
        content: 'attr(data-label) / ""',
        flex: 'none',
        maxWidth: '60%',
        textAlign: 'start',
        color: palette.text.secondary,
      },
      'tbody td:empty': { display: 'none' },
      'tbody td:first-of-type': { gridColumn: '1', position: 'static', textAlign: 'start', ...typography.subtitle1, fontWeight: 600 },
      'tbody tr:not(.editing) td:first-of-type::before, tbody td.tools::before': { content: 'none' },
      [`tbody ${typed}`]: { gridColumn: '1 / -1', display: 'grid', justifyContent: 'stretch', gap: 4, paddingBlock: 4, textAlign: 'start' },
      [`tbody ${typed}::before`]: { maxWidth: 'none', ...typography.body2 },
      'tbody .tools': { gridColumn: '2', gridRow: '1' },
      'tbody .editing .tools': { gridColumn: '1 / -1', gridRow: 'auto', justifyContent: 'flex-end' },
      'tbody tr.invalid': { background: palette.error.soft },
      'tbody tr.editing': { background: palette.action.hover },
      'tbody :is(.invalid, .editing) td': { background: 'none' },
    },
  };
}
