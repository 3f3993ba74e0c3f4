import { styled } from '@mui/material/styles';
import { kindOf } from '#/model/kinds/index.ts';
import '#/src/theme/cells.css';
import type { CellProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';

/**
 * A number as its kind is read, its unit behind it as the unit's own script is read; below zero with a minus sign and the error tone, zero
 * quiet; a share beside its bar, where its definition wants one.
 */
export default function NumberCell({ field, value, record }: CellProps) {
  const context = useKindContext(record);
  if (value === null || value === undefined) return null;
  const number = Number(value);
  const className = number < 0 ? 'cell-figure negative' : number === 0 ? 'cell-figure zero' : 'cell-figure';
  const text = kindOf(field).format(value, field, context, record);
  const unit = 'uom' in field ? text.slice(kindOf(field).format(value, field, context).length) : '';
  const figure = unit ? (
    <span className={className} dir="auto">
      <bdi dir="ltr">{text.slice(0, -unit.length)}</bdi>
      {unit}
    </span>
  ) : (
    <span className={className} dir="ltr">
      {text}
    </span>
  );
  if (!('meter' in field && field.meter)) return figure;
  return (
    <Meter>
      <span className={number > FULL ? 'bar over' : number === FULL ? 'bar full' : 'bar'} aria-hidden>
        <span style={{ inlineSize: `${Math.min(Math.max(number, 0), FULL)}%` }} />
      </span>
      {figure}
    </Meter>
  );
}

const FULL = 100;

const Meter = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '.bar': { inlineSize: 64, blockSize: 6, borderRadius: 3, overflow: 'hidden', background: theme.vars.palette.action.selected },
  '.bar > span': { display: 'block', blockSize: '100%', background: theme.vars.palette.primary.main },
  '.bar.full > span': { background: theme.vars.palette.success.main },
  '.bar.over > span': { background: theme.vars.palette.warning.main },
}));
