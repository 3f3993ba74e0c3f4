import { field } from './fieldBuilder.ts';
import type { Comparison, ReportDefinition } from './reports.ts';

type Said = Pick<ReportDefinition, 'name' | 'label' | 'icon' | 'permission' | 'endpoint'>;

/** One figure of a dashboard: what it is of, and whether the orders behind it can be opened. */
export interface TileDefinition extends Said {
  version: 1;
  /** What the figure is counted in. */
  value: 'money' | 'integer' | 'percent';
  /** What the figure means. */
  means?: string;
  /** False: a figure to which orders do not add up. */
  drill?: false;
}

/** What a figure is compared with until something is chosen. */
const USUAL = 'usual';

const COMPARISON_LABELS = {
  [USUAL]: 'Same weekday, or the days before',
  previous_period: 'The days before',
  same_weekdays: 'The same weekdays before',
  last_year: 'Last year, by weekday',
} as const satisfies Record<Comparison | typeof USUAL, string>;

/** What the figure beside it means. */
const FAIR =
  'The days compared with. While a business day is running, they are counted only up to the same local time of day, so that a part of a day is never compared with a whole one.';

/**
 * Says a figure of a dashboard: a report of one figure and of the same one in the days compared with. Its source answers its course over
 * the period as `trend`.
 */
export function defineTile({ value, drill, means, ...said }: TileDefinition): ReportDefinition {
  const figure = (label: string) => {
    if (value === 'percent') return field.percent({ label, min: -100_000 });
    return value === 'money' ? field.money({ label }) : field.integer({ label });
  };
  return {
    ...said,
    report: true,
    input: { against: field.enum(COMPARISON_LABELS, { label: 'Compare with', required: true, default: USUAL }) },
    columns: { value: figure(said.label), previous: figure('Before') },
    answer: 'figures',
    title: 'value',
    statement: { value: 'total', previous: 'apart' },
    compare: false,
    ...(drill !== false && { drill: ['value'] }),
    meanings: { ...(means && { value: means }), previous: FAIR },
    menu: false,
  };
}
