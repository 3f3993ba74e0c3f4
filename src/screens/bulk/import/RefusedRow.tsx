import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { BulkRowOrigin } from '#/dataProvider/bulkTypes.ts';

interface RefusedRowProps {
  /** As a spreadsheet counts. */
  number: number;
  /** Of several files: where it stands. */
  place?: BulkRowOrigin | undefined;
  /** What the row is about. */
  name?: string;
  /** What is wrong with it. */
  sentences: readonly string[];
  action?: ReactNode;
  children?: ReactNode;
}

/** A row that was refused, and why. */
export function RefusedRow({ number, place, name, sentences, action, children }: RefusedRowProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Row role="group" aria-labelledby={id}>
      <div className="head">
        <h3 id={id}>
          {place
            ? translate('bulk.row_of', {
                number: place.row,
                names: translate(`resources.${place.resource}.name`, { smart_count: 2 }),
                file: place.file_name,
              })
            : translate('bulk.row', { number })}
          {name && <bdi>{name}</bdi>}
        </h3>
        {action}
      </div>
      {sentences.map((sentence) => (
        <p key={sentence} dir="auto">
          {sentence}
        </p>
      ))}
      {children}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 16px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  '.head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, minHeight: 32 },
  h3: { ...theme.typography.subtitle2, margin: 0, display: 'flex', flexWrap: 'wrap', gap: '0 10px', overflowWrap: 'anywhere' },
  'h3 bdi': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.vars.palette.error.main },
  '.cells': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))', gap: 12, alignItems: 'start' },
}));
