import type overShortByDay from '#/resources/reports/overShortByDay.ts';
import { countedDrawers } from '#/server/capabilities/reports/countedDrawers.ts';
import type { FiguresOf } from '#/server/capabilities/reports/report.ts';
import { offBy } from './over-short.ts';

/** What the drawers of each business day were over or short by. */
export const figures: FiguresOf<typeof overShortByDay> = async (work, request) => {
  const drawers = await countedDrawers(work, request);
  const days = [...new Set(drawers.map(({ day }) => day))];
  return {
    rows: days.map((day) => ({
      day,
      ...offBy(
        work,
        drawers.filter((one) => one.day === day),
      ),
    })),
  };
};
