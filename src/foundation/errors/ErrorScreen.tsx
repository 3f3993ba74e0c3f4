import type { ReactNode } from 'react';
import './errors.css';

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
  const Page = fullScreen ? 'main' : 'div';
  return (
    <Page className="error-screen" style={{ minHeight: fullScreen ? '100dvh' : '60vh' }}>
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
