import { Alert, Button, Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Boundary } from '#/src/foundation/errors/Boundary.tsx';
import { card } from '#/src/theme/card.ts';

interface PanelProps {
  title: string;
  /** Beside the title: a way on. */
  action?: ReactNode;
  lead?: ReactNode;
  /** What it waits for. */
  query: { data?: unknown; error: Error | null; isPending: boolean; refetch: () => unknown };
  /** How high it will be, in pixels. */
  height?: number;
  children: () => ReactNode;
}

/** A part of the dashboard in a frame of its own: it waits, fails and is tried again by itself. */
export function Panel({ title, action, lead, query: { data, error, isPending, refetch }, height = 160, children }: PanelProps) {
  const id = useId();
  const failed = (failure: Error, retry: () => void) => <PartError error={failure} retry={retry} />;
  return (
    <Frame aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {lead && <p>{lead}</p>}
      {/* What is there stays where it cannot be had anew: the page says of what time it is. */}
      {isPending ? (
        <Skeleton variant="rounded" height={height} />
      ) : error && data === undefined ? (
        failed(error, () => void refetch())
      ) : (
        <Boundary fallback={({ error: broken, retry }) => failed(broken, retry)}>
          <Content show={children} />
        </Boundary>
      )}
    </Frame>
  );
}

/** What is thrown while it is drawn stays inside of its frame. */
function Content({ show }: { show: () => ReactNode }) {
  return show();
}

/** A part that could not be had, in its own place. */
export function PartError({ error, retry }: { error: Error; retry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ border: 0, padding: 0 }}
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('lists.retry')}
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
}

const Frame = styled('section')(({ theme }) => ({
  height: '100%',
  ...card(theme),
  header: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12, marginBottom: 8 },
  h2: { ...theme.typography.h3, margin: 0 },
  'header a': { ...theme.typography.body2, color: theme.vars.palette.primary.main, whiteSpace: 'nowrap' },
  p: { ...theme.typography.body2, margin: '0 0 12px', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));
