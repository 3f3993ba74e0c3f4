import { OutlinedInput } from '@mui/material';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindInput } from '../useKindInput.ts';

/** Text of several lines; it grows with what is typed. */
export function TextareaInput(props: InputProps) {
  const { field, label, required, readonly, bare } = props;
  const { id, place, error, attributes } = useKindInput(props);
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      <OutlinedInput
        multiline
        minRows={3}
        maxRows={12}
        value={place.value ?? ''}
        onChange={(event) => place.onChange(event.target.value || null)}
        onBlur={place.onBlur}
        name={place.name}
        inputRef={place.ref}
        disabled={readonly}
        slotProps={{ input: { ...attributes, dir: 'auto' } }}
      />
    </FieldFrame>
  );
}
