import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import ClockIcon from '@mui/icons-material/ScheduleOutlined';
import { IconButton, InputAdornment, useMediaQuery } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { useKindContext } from '../useKindContext.ts';
import { boxText, nativeText, readBox } from './dateText.ts';

const TYPES = { date: 'date', time: 'time', datetime: 'datetime-local' } as const;

interface DateBoxProps {
  kind: keyof typeof TYPES;
  /** What is asked, for who opens the calendar without seeing it. */
  label: string;
  /** As it is stored. */
  value: unknown;
  disabled?: boolean;
  /** Told what is to be stored; the text itself where it cannot be read. */
  onChange: (value: unknown) => void;
  onBlur?: () => void;
}

interface DateBox {
  type: string;
  value: string;
  autoComplete: 'off';
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
  endAdornment: ReactNode;
}

/**
 * What a box for a date, a time of day or an instant takes, wherever one stands: its text is what lists say, it is typed as one writes it,
 * or picked; with a finger always picked.
 */
export function useDateBox({ kind, label, value, disabled = false, onChange, onBlur }: DateBoxProps): DateBox {
  const context = useKindContext();
  const isTouched = useMediaQuery('(pointer: coarse)');
  const [typed, setTyped] = useState<string | null>(null);
  const native = nativeText(kind, value, context);
  const change = (text: string) => onChange(readBox(kind, text, context));
  const isPicked = isTouched && (native !== '' || value === null || value === undefined || value === '');
  return {
    type: isPicked ? TYPES[kind] : 'text',
    value: isPicked ? native : (typed ?? boxText(kind, value, context)),
    autoComplete: 'off',
    onChange: ({ target }) => {
      setTyped(target.value);
      change(target.value);
    },
    onBlur: () => {
      setTyped(null);
      onBlur?.();
    },
    endAdornment: !isTouched && <PickButton type={TYPES[kind]} label={label} value={native} disabled={disabled} onPick={change} />,
  };
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
