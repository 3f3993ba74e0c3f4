import { OutlinedInput } from '@mui/material';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindInput } from '../useKindInput.ts';
import { useDateBox } from './useDateBox.tsx';

/** A date, a time of day, or an instant on the establishment's clock. */
export default function DateInput(props: InputProps<'date' | 'time' | 'datetime'>) {
  const { field, label, required, readonly, bare, autoFocus } = props;
  const { id, controller, error, attributes } = useKindInput(props);
  const { value, onChange, onBlur } = controller;
  const box = useDateBox({ kind: field.kind, label, value, disabled: readonly, onChange, onBlur });
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      <OutlinedInput
        {...box}
        size="small"
        autoFocus={autoFocus}
        name={controller.name}
        inputRef={controller.ref}
        disabled={readonly}
        sx={{ maxWidth: bare ? undefined : 280 }}
        slotProps={{ input: attributes }}
      />
    </FieldFrame>
  );
}
