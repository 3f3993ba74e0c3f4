import { FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { describedBy } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindInput } from '../useKindInput.ts';

/** Yes or no, as a switch. */
export default function BooleanInput(props: InputProps) {
  const { field, label, readonly, bare } = props;
  const { id, controller, error, attributes } = useKindInput(props);
  const { readOnly: _handled, ...tied } = attributes;
  return (
    <FormControl error={Boolean(error)} sx={{ justifyContent: 'center', alignItems: 'flex-start', minHeight: 40 }}>
      <FormControlLabel
        label={bare ? '' : label}
        control={
          <Switch
            checked={controller.value === true}
            onChange={(_, checked) => controller.onChange(checked)}
            onBlur={controller.onBlur}
            disabled={readonly}
            slotProps={{ input: { ...tied, 'aria-label': bare ? label : undefined, ref: controller.ref } }}
          />
        }
      />
      {(error || field.help) && !bare && (
        <FormHelperText id={describedBy(id)} sx={{ mt: 0 }}>
          {error ?? field.help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
