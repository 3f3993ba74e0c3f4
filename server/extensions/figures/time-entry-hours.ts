import type timeEntryHours from '#/resources/reports/timeEntryHours.ts';
import { hoursWorked } from '#/server/capabilities/reports/hoursWorked.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';

/** Hours by employee; hours of the day do not matter here. */
export const figures: FiguresOf<typeof timeEntryHours> = async (work, request) => ({ rows: await hoursWorked(work, request) });
