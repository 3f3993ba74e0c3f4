import { OutlinedInput } from '@mui/material';
import { limitOf } from '#/model/kinds/base/part.ts';
import type { Kind } from '#model/language';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindInput } from '../useKindInput.ts';

/** What a keyboard or a browser should know of a text kind. */
const INPUT_TYPES: Partial<Record<Kind, { type?: string; inputMode?: 'email' | 'tel' | 'url'; spellCheck?: boolean }>> = {
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url', spellCheck: false },
  slug: { spellCheck: false },
  barcode: { spellCheck: false },
};

/** One line of text. */
export default function TextInput(props: InputProps) {
  const { field, label, required, readonly, bare, autoFocus } = props;
  const { id, controller, error, attributes } = useKindInput(props);
  const max = limitOf(field, 'max') ?? undefined;
  const kind = INPUT_TYPES[field.kind];
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      <OutlinedInput
        size="small"
        autoComplete="off"
        autoFocus={autoFocus}
        type={kind?.type}
        value={controller.value ?? ''}
        onChange={(event) => controller.onChange(event.target.value || null)}
        onBlur={controller.onBlur}
        name={controller.name}
        inputRef={controller.ref}
        disabled={readonly}
        slotProps={{
          input: {
            ...attributes,
            inputMode: kind?.inputMode,
            spellCheck: kind?.spellCheck,
            dir: 'auto',
            ...(max && max <= 20 ? { maxLength: max } : {}),
          },
        }}
      />
    </FieldFrame>
  );
}
