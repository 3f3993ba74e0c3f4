import { OutlinedInput } from '@mui/material';
import { useTranslate } from 'ra-core';
import { textIn, valuesIn } from '#/model/values/shapes.ts';
import ChoiceFilter from '../choice/Filter.tsx';
import type { FilterProps } from '../kindProps.ts';

/** Contains a text, whatever the case; one whose usual values have names is chosen among them. */
export default function TextFilter(props: FilterProps) {
  const { field } = props;
  return field.kind === 'text' && field.list !== undefined ? <ChoiceFilter {...props} /> : <ContainedText {...props} />;
}

function ContainedText({ label, value, onChange }: FilterProps) {
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
