import { Autocomplete, Checkbox, FormControlLabel, FormGroup, TextField } from '@mui/material';
import { textsIn } from '#/model/values/shapes.ts';
import type { FilterProps } from '../kindProps.ts';
import { useOptions } from './options.ts';

const LISTED_UP_TO = 8;

/** One of several values. */
export default function ChoiceFilter({ field, label, value, onChange }: FilterProps) {
  const options = useOptions(field);
  const chosen = Array.isArray(value) ? textsIn(value) : value === undefined ? [] : [String(value)];
  const set = (values: string[]) => onChange(values.length ? values : undefined);
  if (options.length > LISTED_UP_TO) {
    return (
      <Autocomplete
        multiple
        size="small"
        options={options}
        getOptionKey={(one) => one.value}
        value={options.filter((one) => chosen.includes(one.value))}
        onChange={(_, picked) => set(picked.map((one) => one.value))}
        renderInput={(input) => (
          <TextField
            {...input}
            autoFocus
            slotProps={{ ...input.slotProps, htmlInput: { ...input.slotProps.htmlInput, 'aria-label': label } }}
          />
        )}
      />
    );
  }
  return (
    <FormGroup aria-label={label}>
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          label={option.label}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(option.value)}
              onChange={(_, checked) => set(checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))}
            />
          }
        />
      ))}
    </FormGroup>
  );
}
