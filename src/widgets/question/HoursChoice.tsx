import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { HOUR_PRESETS } from '#/model/reports/periods.ts';
import type { Asking } from './asking.ts';

/** Which hours of each day: all, a part that has a name, or chosen ones. */
export function HoursChoice({ asked: { question, ask } }: { asked: Pick<Asking, 'question' | 'ask'> }) {
  const translate = useTranslate();
  const time = (side: 'time_from' | 'time_to', value: string) => (
    <TextField
      size="small"
      type="time"
      label={translate(side === 'time_from' ? 'views.from' : 'views.to')}
      value={value === '24:00' ? '23:59' : value}
      onChange={(event) =>
        event.target.value && ask({ hours: null, time_from: question.timeFrom, time_to: question.timeTo, [side]: event.target.value })
      }
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 120 }}
    />
  );
  return (
    <>
      <TextField
        select
        size="small"
        label={translate('reports_view.hours')}
        value={question.hours}
        onChange={({ target: { value } }) =>
          value === 'custom'
            ? ask({ hours: null, time_from: question.timeFrom, time_to: question.timeTo === '24:00' ? '23:59' : question.timeTo })
            : ask({ hours: value, time_from: null, time_to: null })
        }
        sx={{ minWidth: 140 }}
      >
        {[...Object.keys(HOUR_PRESETS), 'custom'].map((preset) => (
          <MenuItem key={preset} value={preset}>
            {translate(`reports_view.hour_presets.${preset}`)}
          </MenuItem>
        ))}
      </TextField>
      {question.hours === 'custom' && time('time_from', question.timeFrom)}
      {question.hours === 'custom' && time('time_to', question.timeTo)}
    </>
  );
}
