import { OutlinedInput } from '@mui/material';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindInput } from '../useKindInput.ts';

/** Text of several lines; it grows with what is typed. */
export default function TextareaInput(props: InputProps) {
  const { field, label, required, readonly, bare } = props;
  const { id, controller, error, attributes } = useKindInput(props);
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      <OutlinedInput
        multiline
        minRows={3}
        maxRows={12}
        value={controller.value ?? ''}
        onChange={(event) => controller.onChange(event.target.value || null)}
        onBlur={controller.onBlur}
        name={controller.name}
        inputRef={controller.ref}
        disabled={readonly}
        slotProps={{ input: { ...attributes, dir: 'auto' } }}
      />
    </FieldFrame>
  );
}
