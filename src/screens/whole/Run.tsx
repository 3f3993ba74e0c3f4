import { Button, Chip, LinearProgress } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isUnderWay } from './useWhole.ts';
import { useWholeWords } from './useWholeWords.ts';

const TONES = { pending: 'neutral', processing: 'info', completed: 'success', failed: 'error', cancelled: 'neutral' } as const;

interface RunProps {
  run: { status: keyof typeof TONES; progress: number; created_at: string; message: string | null };
  /** What came of it, where something did. */
  facts: readonly string[];
  /** What can be done with it now. */
  action?: ReactNode;
  onCancel: () => void;
}

/** One export or import: when, how far, what came of it. */
export function Run({ run, facts, action, onCancel }: RunProps) {
  const translate = useTranslate();
  const words = useWholeWords();
  return (
    <Row>
      <div className="what">
        <span className="when">
          {words.moment(run.created_at)}
          <Chip size="small" color={TONES[run.status]} label={translate(`whole.status.${run.status}`)} />
        </span>
        {facts.length > 0 && <span className="facts">{facts.join(' · ')}</span>}
        {run.message && <span className="facts">{run.message}</span>}
        {isUnderWay(run) && (
          <LinearProgress
            variant={run.status === 'pending' ? 'indeterminate' : 'determinate'}
            value={run.progress}
            aria-label={translate(`whole.status.${run.status}`)}
          />
        )}
      </div>
      {isUnderWay(run) ? (
        <Button color="inherit" variant="outlined" size="small" onClick={onCancel}>
          {translate('views.cancel')}
        </Button>
      ) : (
        action
      )}
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '.what': { display: 'grid', gap: 4, flex: '1 1 240px', minWidth: 0 },
  '.when': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, ...theme.typography.body2 },
  '.facts': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '.MuiLinearProgress-root': { maxWidth: 360 },
}));

/** The list that runs stand in. */
export const Runs = styled('ol')({ listStyle: 'none', margin: 0, padding: '0 !important', width: '100%' });
