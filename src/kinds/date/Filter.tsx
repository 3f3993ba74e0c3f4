import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { valuesIn } from '#/model/values/shapes.ts';
import type { FilterProps } from '../kindProps.ts';
import { DateField } from './DateField.tsx';

type Side = 'gte' | 'lte';

/** Between two days (whole ones, on the establishment's clock) or two times of day. */
export default function DateFilter({ field, label, value, onChange }: FilterProps) {
  const translate = useTranslate();
  const range = valuesIn(value);
  const limit = (side: Side, text: string) => (
    <DateField
      kind={field.kind === 'time' ? 'time' : 'date'}
      label={translate(text)}
      name={`${label}: ${translate(text)}`}
      value={range[side]}
      onChange={(chosen) => {
        const next = { ...range, [side]: chosen ?? undefined };
        onChange(next.gte || next.lte ? next : undefined);
      }}
    />
  );
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {limit('gte', 'views.from')}
      {limit('lte', 'views.to')}
    </Box>
  );
}
