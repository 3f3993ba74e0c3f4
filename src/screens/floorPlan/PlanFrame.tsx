import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface PlanFrameProps {
  tools: ReactNode;
  /** Beside the plan; below it where there is no room. */
  panel: ReactNode;
  children: ReactNode;
}

/** A plan with its tools above it and a panel beside it. */
export function PlanFrame({ tools, panel, children }: PlanFrameProps) {
  return (
    <Frame>
      <div className="main">
        {tools && <div className="tools">{tools}</div>}
        {children}
      </div>
      <div className="panel">{panel}</div>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 20,
  alignItems: 'start',
  '.main': { minWidth: 0 },
  '.tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, marginBottom: 10, minHeight: 40 },
  '.panel': { position: 'sticky', top: 16 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', '.panel': { position: 'static' } },
}));
