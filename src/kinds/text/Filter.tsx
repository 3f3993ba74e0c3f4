import { OutlinedInput } from '@mui/material';
import { useTranslate } from 'ra-core';
import { textIn, valuesIn } from '#/model/values/shapes.ts';
import type { FilterProps } from '../kindProps.ts';

/** Contains a text, whatever the case. */
export default function TextFilter({ label, value, onChange }: FilterProps) {
  const translate = useTranslate();
  const typed = textIn(valuesIn(value).contains) ?? '';
  return (
    <OutlinedInput
      size="small"
      autoFocus
      fullWidth
      placeholder={translate('views.contains')}
      value={typed}
      onChange={(event) => onChange(event.target.value ? { contains: event.target.value } : undefined)}
      slotProps={{ input: { 'aria-label': `${label}: ${translate('views.contains')}`, dir: 'auto' } }}
    />
  );
}
