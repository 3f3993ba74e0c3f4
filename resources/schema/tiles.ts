import type { Comparison } from '#/resources/reference/periods.ts';
import { commonLabels } from './commonLabels.ts';
import { field } from './fields.ts';
import type { Meaning, ReportDefinition } from './reports.ts';

type Said = Pick<ReportDefinition, 'name' | 'label' | 'labels' | 'icon' | 'permission' | 'endpoint'>;

/** One figure of a dashboard: what it is of, and whether the orders behind it can be opened. */
export interface TileDefinition extends Said {
  version: 1;
  /** What the figure is counted in. */
  value: 'money' | 'integer';
  /** False: a figure to which orders do not add up. */
  drill?: false;
}

const COMPARISON_LABELS = {
  previous_period: { label: 'The days before', labels: { ar: 'الأيام السابقة', es: 'Los días anteriores' } },
  last_year: { label: 'Last year, by weekday', labels: { ar: 'العام الماضي حسب يوم الأسبوع', es: 'El año pasado, por día de la semana' } },
} as const satisfies Record<Comparison, object>;

const fair: Meaning = {
  help: 'The days compared with. While a business day is running, they are counted only up to the same local time of day, so that a part of a day is never compared with a whole one.',
  helps: {
    ar: 'الأيام التي تُقارَن بها. وما دام يوم العمل جاريًا فلا تُحسب إلا حتى الوقت المحلي نفسه من اليوم، كي لا يُقارَن جزء من يوم بيوم كامل.',
    es: 'Los días con los que se compara. Mientras un día comercial está en curso, solo se cuentan hasta la misma hora local, para no comparar parte de un día con uno entero.',
  },
};

/** Says a figure of a dashboard: a report of one figure and of the same one in the days compared with. Its source answers its course over the period as `trend`. */
export function defineTile({ value, drill, label, labels = commonLabels[label], ...said }: TileDefinition): ReportDefinition {
  const figure = (one: { label: string; labels?: Readonly<Record<string, string>> }) => (value === 'money' ? field.money(one) : field.integer(one));
  return {
    ...said,
    label,
    ...(labels && { labels }),
    report: true,
    input: {
      against: field.enum(COMPARISON_LABELS, {
        label: 'Compared with',
        required: true,
        default: 'previous_period',
        labels: { ar: 'مقارنةً بـ', es: 'Comparado con' },
      }),
    },
    columns: { value: figure({ label, ...(labels && { labels }) }), previous: figure({ label: 'Before', labels: { ar: 'قبل ذلك', es: 'Antes' } }) },
    answer: 'figures',
    title: 'value',
    statement: { value: 'total', previous: 'apart' },
    compare: false,
    ...(drill !== false && { drill: ['value'] }),
    meanings: { previous: fair },
    menu: false,
  };
}
