import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { factsOf } from '#/i18n/languages.ts';
import { MONDAY, weekdayText } from '#/model/reports/periods.ts';
import { textsIn } from '#/model/values/shapes.ts';
import { FieldFrame } from '#/src/kinds/FieldFrame.tsx';
import type { InputProps } from '#/src/kinds/kindProps.ts';
import { useKindInput } from '#/src/kinds/useKindInput.ts';
import { textOf } from '#model/language';

/** On the wire a list of these, Monday first; on the screen as the reader's calendars begin. */
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Days of the week, any number of them. */
export default function WeekdaysInput(props: InputProps) {
  const { field, label, required, readonly, bare } = props;
  const [locale] = useLocaleState();
  const { id, controller, error } = useKindInput(props);
  const value = textsIn(controller.value);
  const first = (factsOf(locale).weekStartsOn + DAYS.length - MONDAY) % DAYS.length;
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
        {[...DAYS.slice(first), ...DAYS.slice(0, first)].map((day) => (
          <ToggleButton key={day} value={day} aria-label={weekdayText(day, locale, 'long')}>
            {weekdayText(day, locale)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FieldFrame>
  );
}
