import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/** A label on its backing paper, with its measures beside it. */
export function LabelFrame({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  const translate = useTranslate();
  const mm = (length: number) => translate('previews.label.mm', { length });
  return (
    <Backing>
      <span className="across">{mm(width)}</span>
      <span className="down">{mm(height)}</span>
      <div className="paper">{children}</div>
    </Backing>
  );
}

const Backing = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  padding: '12px 20px 20px 12px',
  borderRadius: 12,
  background: theme.vars.palette.action.hover,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.caption,
  '.across': { gridColumn: 2, textAlign: 'center', borderBottom: '1px solid currentColor' },
  '.down': { writingMode: 'vertical-rl', textAlign: 'center', borderInlineEnd: 0, borderLeft: '1px solid currentColor' },
  '.paper': { background: '#FFFFFF', borderRadius: 6, overflow: 'hidden', boxShadow: '0 1px 6px rgb(0 0 0 / 0.35)' },
}));
