import { Paper } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pageWidth } from '#/src/theme/pageWidth.ts';

/** A step's content, and its buttons in reach below it: the way back first, the one that goes on last. */
export function StepFrame({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <Frame>
      <Paper variant="outlined" className="content">
        {children}
      </Paper>
      <div className="actions">{actions}</div>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  maxWidth: pageWidth,
  '& > .content': { borderRadius: 12, padding: 20, display: 'grid', gap: 20, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > .actions': {
    position: 'sticky',
    bottom: 0,
    zIndex: 3,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    paddingBlock: 12,
    background: theme.vars.palette.background.default,
  },
  '& > .actions > .note': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& > .content': { padding: 16 } },
}));
