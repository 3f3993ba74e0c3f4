import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import ClockIcon from '@mui/icons-material/ScheduleOutlined';
import { IconButton, InputAdornment, OutlinedInput, useMediaQuery } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { FieldFrame } from '../FieldFrame.tsx';
import type { InputProps } from '../kindProps.ts';
import { useKindContext } from '../useKindContext.ts';
import { useKindInput } from '../useKindInput.ts';
import { boxText, nativeText, readBox } from './dateText.ts';

const TYPES = { date: 'date', time: 'time', datetime: 'datetime-local' } as const;

/** A date, a time of day, or an instant on the establishment's clock: typed as one writes it, or picked; with a finger always picked. */
export default function DateInput(props: InputProps<'date' | 'time' | 'datetime'>) {
  const { field, label, required, readonly, bare, autoFocus } = props;
  const context = useKindContext();
  const { id, controller, error, attributes } = useKindInput(props);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const [typed, setTyped] = useState<string | null>(null);
  const type = TYPES[field.kind];
  const native = nativeText(field.kind, controller.value, context);
  const change = (text: string) => controller.onChange(readBox(field.kind, text, context));
  const isPicked = isTouched && (native !== '' || controller.value === null || controller.value === '');
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={field.help} bare={bare}>
      <OutlinedInput
        size="small"
        autoComplete="off"
        autoFocus={autoFocus}
        type={isPicked ? type : 'text'}
        value={isPicked ? native : (typed ?? boxText(field.kind, controller.value, context))}
        onChange={(event) => {
          setTyped(event.target.value);
          change(event.target.value);
        }}
        onBlur={() => {
          setTyped(null);
          controller.onBlur();
        }}
        name={controller.name}
        inputRef={controller.ref}
        disabled={readonly}
        sx={{ maxWidth: bare ? undefined : 280 }}
        endAdornment={!isTouched && <PickButton type={type} label={label} value={native} disabled={readonly} onPick={change} />}
        slotProps={{ input: attributes }}
      />
    </FieldFrame>
  );
}

interface PickButtonProps {
  type: string;
  label: string;
  value: string;
  disabled: boolean;
  onPick: (value: string) => void;
}

/** Opens the platform's own calendar or clock. */
function PickButton({ type, label, value, disabled, onPick }: PickButtonProps) {
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <InputAdornment position="end" sx={{ position: 'relative' }}>
      <input
        ref={picker}
        type={type}
        value={value}
        onChange={(event) => onPick(event.target.value)}
        tabIndex={-1}
        aria-hidden
        disabled={disabled}
        style={{ position: 'absolute', insetInlineEnd: 0, bottom: 0, width: 1, height: 1, opacity: 0, border: 0, padding: 0 }}
      />
      <IconButton
        edge="end"
        size="small"
        disabled={disabled}
        aria-label={translate('forms.open_calendar', { name: label })}
        onClick={() => picker.current?.showPicker()}
      >
        {type === 'time' ? <ClockIcon fontSize="small" /> : <CalendarIcon fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
}
