import type { ChartData } from '#/model/reports/chartData.ts';
import type { useFigureText } from '../useFigureText.ts';

/** What every chart is given. */
export interface ChartProps {
  data: ChartData;
  /** A category's name; the short one stands on an axis. */
  nameOf: (category: unknown) => string;
  shortNameOf: (category: unknown) => string;
  figures: ReturnType<typeof useFigureText>;
  /** The days compared with, in words. */
  compared: string | undefined;
  /** What the chart says, for those who do not see it. */
  sentence: string;
}
