import { OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindInput } from '../useKindInput.ts';

/** JSON as text; what cannot be read stays in the box and is refused in words. */
export default function JsonInput(props: InputProps) {
  const { field, label, required, readonly, bare } = props;
  const { id, controller, error, attributes } = useKindInput(props);
  const [typed, setTyped] = useState(() => (controller.value === null ? '' : JSON.stringify(controller.value, null, 2)));
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      <OutlinedInput
        multiline
        minRows={4}
        maxRows={16}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          controller.onChange(readTyped(event.target.value));
        }}
        onBlur={controller.onBlur}
        name={controller.name}
        inputRef={controller.ref}
        disabled={readonly}
        sx={{ fontFamily: 'ui-monospace, monospace' }}
        slotProps={{ input: { ...attributes, dir: 'ltr', spellCheck: false } }}
      />
    </FieldFrame>
  );
}

function readTyped(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
