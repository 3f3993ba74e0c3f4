import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { DAY_MS } from '#/model/values/durations.ts';
import { dateFormat } from '#/model/values/intl.ts';
import { textsIn } from '#/model/values/shapes.ts';
import { FieldFrame } from '#/src/kinds/FieldFrame.tsx';
import type { InputProps } from '#/src/kinds/kindProps.ts';
import { useKindInput } from '#/src/kinds/useKindInput.ts';
import { textOf } from '#model/language';

/** Monday first; on the wire a list of these. */
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** A Monday in UTC, to name the days by. */
const MONDAY = Date.UTC(2026, 0, 5);

/** Days of the week, any number of them. */
export default function WeekdaysInput(props: InputProps) {
  const { field, label, required, readonly, bare } = props;
  const [locale] = useLocaleState();
  const { id, controller, error } = useKindInput(props);
  const value = textsIn(controller.value);
  const named = (at: number, weekday: 'short' | 'long') => dateFormat(locale, { weekday, timeZone: 'UTC' }).format(MONDAY + at * DAY_MS);
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={textOf(field, 'help', locale)} bare={bare}>
      <ToggleButtonGroup
        id={id}
        size="small"
        value={value}
        disabled={readonly}
        onChange={(_event, chosen: string[]) => controller.onChange(chosen.length ? DAYS.filter((day) => chosen.includes(day)) : null)}
        aria-label={label}
        sx={{ flexWrap: 'wrap' }}
      >
        {DAYS.map((day, at) => (
          <ToggleButton key={day} value={day} aria-label={named(at, 'long')}>
            {named(at, 'short')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FieldFrame>
  );
}
