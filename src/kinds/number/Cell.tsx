import { styled } from '@mui/material/styles';
import { kindOf } from '#/resources/kinds/index.ts';
import type { CellProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';

/** A number as its kind is read; below zero with a minus sign and the error tone, zero quiet. */
export function NumberCell({ field, value, record }: CellProps) {
  const context = useKindContext(record);
  if (value === null || value === undefined) return null;
  const number = Number(value);
  return (
    <Figure className={number < 0 ? 'negative' : number === 0 ? 'zero' : ''} dir="ltr">
      {kindOf(field).format(value, field, context, record)}
    </Figure>
  );
}

const Figure = styled('span')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&.negative': { color: theme.vars.palette.error.main },
  '&.zero': { color: theme.vars.palette.text.secondary },
}));
