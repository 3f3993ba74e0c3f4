import type { CSSObject, Theme } from '@mui/material/styles';

/** How a part of a page stands on it: framed, on paper. */
export const card = (theme: Theme): CSSObject => ({
  padding: 20,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
});
