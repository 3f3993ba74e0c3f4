import { FormControlLabel, Switch } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Asking } from './asking.ts';

/** Whether establishments stand side by side. */
export function SideBySideChoice({ asked: { question, ask } }: { asked: Pick<Asking, 'question' | 'ask'> }) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      label={translate('reports_view.side_by_side')}
      control={<Switch size="small" checked={question.sideBySide} onChange={(_, isOn) => ask({ side_by_side: isOn ? '1' : null })} />}
    />
  );
}
