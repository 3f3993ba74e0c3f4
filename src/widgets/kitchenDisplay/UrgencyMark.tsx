import LateIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InTimeIcon from '@mui/icons-material/ScheduleOutlined';
import WarnedIcon from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from 'ra-core';
import type { Urgency } from './kitchenTickets.ts';

const ICONS = { in_time: InTimeIcon, warned: WarnedIcon, late: LateIcon } as const;

/** The display's own colours: it hangs in a kitchen, whichever mode the dashboard has. */
export const URGENCY_COLORS: Readonly<Record<Urgency, { background: string; color: string }>> = {
  in_time: { background: '#1B5E43', color: '#FFFFFF' },
  warned: { background: '#FFC857', color: '#14171C' },
  late: { background: '#B3261E', color: '#FFFFFF' },
};

/** How old an order is, and what that means: in words and with a sign, not by its colour alone. */
export function UrgencyMark({ age, urgency }: { age: number; urgency: Urgency }) {
  const translate = useTranslate();
  const Icon = ICONS[urgency];
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Icon titleAccess={translate(`previews.kitchen.${urgency}`)} sx={{ fontSize: '1.25em', verticalAlign: 'text-bottom' }} />{' '}
      {translate('previews.kitchen.minutes', { minutes: age })}
    </span>
  );
}
