import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import type { BulkOperation } from '#/dataProvider/bulkTypes.ts';
import { numberFormat } from '#/model/values/intl.ts';

/** What an import or an undo did, in figures; of a rehearsal, what it would do. */
export function OperationFigures({ operation }: { operation: BulkOperation }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const parts = figuresOf(operation);
  return (
    <Figures>
      {parts.map(({ key, value, tone }) => (
        <div key={key} className={value ? tone : 'none'}>
          <dt>{translate(`bulk.figures.${operation.dry_run ? 'would' : operation.type === 'undo' ? 'undone' : 'did'}.${key}`)}</dt>
          <dd>{numberFormat(locale, {}).format(value)}</dd>
        </div>
      ))}
    </Figures>
  );
}

function figuresOf({
  type,
  created,
  updated,
  unchanged,
  deleted,
  failed,
  made,
  undone_type,
}: BulkOperation): { key: string; value: number; tone?: string }[] {
  const refused = { key: 'failed', value: failed, tone: 'bad' };
  if (type === 'undo')
    return [...(undone_type === 'edit' ? [] : [{ key: 'deleted', value: deleted }]), { key: 'updated', value: updated }, refused];
  if (type === 'edit') return [{ key: 'updated', value: updated }, { key: 'unchanged', value: unchanged }, refused];
  return [
    { key: 'created', value: created },
    { key: 'updated', value: updated },
    { key: 'unchanged', value: unchanged },
    ...(made ? [{ key: 'made', value: made }] : []),
    refused,
  ];
}

const Figures = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 40px',
  margin: 0,
  dt: { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  dd: { ...theme.typography.h1, margin: 0, fontVariantNumeric: 'tabular-nums' },
  '.none dd': { color: theme.vars.palette.text.secondary },
  '.bad dd': { color: theme.vars.palette.error.main },
}));
