import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface ErrorScreenProps {
  title: string;
  lead: string;
  /** Above the title: an icon or the mark. */
  symbol?: ReactNode;
  /** The ways on; the first is the primary one. */
  actions: ReactNode;
  children?: ReactNode;
  fullScreen?: boolean;
}

/** A calm page in place of one that cannot be shown: what happened, and the ways on. */
export function ErrorScreen({ title, lead, symbol, actions, children, fullScreen = false }: ErrorScreenProps) {
  return (
    <Page as={fullScreen ? 'main' : 'div'} style={{ minHeight: fullScreen ? '100dvh' : '60vh' }}>
      <div className="column">
        {symbol && <div className="symbol">{symbol}</div>}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="actions">{actions}</div>
        {children}
      </div>
    </Page>
  );
}

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: '32px 24px',
  '.column': { width: '100%', maxWidth: 480 },
  '.symbol': { marginBottom: 20, color: theme.vars.palette.text.secondary },
  '.symbol .MuiSvgIcon-root': { fontSize: 40 },
  h1: { ...theme.typography.h1, margin: '0 0 8px' },
  '.lead': { ...theme.typography.body1, margin: '0 0 24px', color: theme.vars.palette.text.secondary, textWrap: 'pretty' },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));
