import { OutlinedInput } from '@mui/material';
import { localText, readInstant } from '#/resources/kinds/instants.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';
import { useKindInput } from '../useKindInput.ts';

const TYPES = { date: 'date', time: 'time', datetime: 'datetime-local' } as const;

/** A date, a time of day, or an instant on the establishment's clock: the platform's own pickers, which every phone has. */
export function DateInput(props: InputProps) {
  const { field, label, required, readonly, bare } = props;
  const { timezone } = useKindContext();
  const { id, place, error, attributes } = useKindInput(props);
  const isInstant = field.kind === 'datetime';
  const shown =
    isInstant && typeof place.value === 'string' && place.value ? localText(place.value, timezone).replace(' ', 'T').slice(0, 16) : (place.value ?? '');
  const read = (typed: string) => (typed === '' ? null : isInstant ? (readInstant(typed, timezone) ?? typed) : typed);
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      <OutlinedInput
        size="small"
        type={TYPES[field.kind as keyof typeof TYPES]}
        value={shown}
        onChange={(event) => place.onChange(read(event.target.value))}
        onBlur={place.onBlur}
        name={place.name}
        inputRef={place.ref}
        disabled={readonly}
        sx={{ maxWidth: bare ? undefined : 280 }}
        slotProps={{ input: attributes }}
      />
    </FieldFrame>
  );
}
