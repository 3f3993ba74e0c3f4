import type { Theme } from '@mui/material/styles';

/** How wide a page of sections (a form, a record, a result) is at most. A wide screen has wider ones. */
export const pageWidth = 'var(--page-width)';

/** What `pageWidth` stands for, by the width of the screen: CSS of the root. */
export const pageWidths = ({ breakpoints }: Theme) => ({
  ':root': { '--page-width': '1080px' },
  [breakpoints.up('xxl')]: { ':root': { '--page-width': '1240px' } },
  [breakpoints.up('xxxl')]: { ':root': { '--page-width': '1320px' } },
});
