import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ReportDefinition } from '#/resources/schema/reports.ts';
import { type Establishment, useSession } from '#/src/shell/session/SessionContext.ts';
import { DATE_PRESETS, type DatePreset, HOUR_PRESETS, type HourPreset, presetPeriod } from './presets.ts';

/** What a report is asked. All of it stands in the address, so that a link opens exactly this view. */
export interface ReportQuestion {
  preset: DatePreset | 'custom';
  from: string;
  to: string;
  hours: HourPreset | 'custom';
  timeFrom: string;
  timeTo: string;
  establishments: readonly Establishment[];
  input: Readonly<Record<string, string>>;
  search: string;
  sort: { field: string; order: 'asc' | 'desc' } | null;
  page: number;
  perPage: number;
}

export interface AskedReport {
  question: ReportQuestion;
  /** The call's body. */
  body: Readonly<Record<string, unknown>>;
  /** Changes parts of the question; anything but the page itself goes back to the first page. */
  ask: (changes: Readonly<Record<string, string | null>>) => void;
}

const PER_PAGE = 100;

/** Reads the question from the address, and changes it there. */
export function useReportQuestion(report: ReportDefinition): AskedReport {
  const [search, setSearch] = useSearchParams();
  const { establishment, establishments } = useSession();
  return useMemo(() => {
    const question = readQuestion(report, search, establishment, establishments);
    const body = {
      establishment_ids: question.establishments.map(({ id }) => id),
      date_from: question.from,
      date_to: question.to,
      time_from: question.timeFrom,
      time_to: question.timeTo,
      ...question.input,
      ...(question.search && { search: question.search }),
      ...(question.sort && { sort_by: question.sort.field, sort_order: question.sort.order }),
      page: question.page,
      per_page: question.perPage,
    };
    const ask: AskedReport['ask'] = (changes) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes))
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: 'q' in changes },
      );
    return { question, body, ask };
  }, [report, search, setSearch, establishment, establishments]);
}

function readQuestion(report: ReportDefinition, search: URLSearchParams, own: Establishment | null, all: readonly Establishment[]): ReportQuestion {
  const ids = search.get('establishments');
  const named = ids === 'all' ? all : all.filter(({ id }) => ids?.split(',').includes(String(id)));
  const establishments = named.length ? named : own ? [own] : all.slice(0, 1);
  const clock = { timezone: establishments[0]?.timezone ?? 'UTC', startsAt: establishments[0]?.business_day_starts_at ?? '00:00' };
  const from = search.get('from');
  const asked = search.get('period');
  const preset = from ? 'custom' : (DATE_PRESETS.find((one) => one === asked) ?? 'last_7_days');
  const period = preset === 'custom' ? { from: from ?? '', to: search.get('to') ?? from ?? '' } : presetPeriod(preset, clock);
  const timeFrom = search.get('time_from');
  const hours = timeFrom ? 'custom' : search.get('hours') && String(search.get('hours')) in HOUR_PRESETS ? (search.get('hours') as HourPreset) : 'all_hours';
  const window = hours === 'custom' ? { from: timeFrom ?? '00:00', to: search.get('time_to') ?? '24:00' } : HOUR_PRESETS[hours];
  const field = search.get('sort');
  return {
    preset,
    ...period,
    hours,
    timeFrom: window.from,
    timeTo: window.to,
    establishments,
    input: Object.fromEntries(Object.entries(report.input ?? {}).flatMap(([name, one]) => inputOf(name, one, search))),
    search: search.get('q') ?? '',
    sort: field ? { field, order: search.get('order') === 'asc' ? 'asc' : 'desc' } : (report.sort ?? null),
    page: Math.max(1, Number(search.get('page')) || 1),
    perPage: Number(search.get('per_page')) || PER_PAGE,
  };
}

function inputOf(name: string, field: object, search: URLSearchParams): [string, string][] {
  const value = search.get(name) ?? ('default' in field ? field.default : null);
  return value === null || value === undefined ? [] : [[name, String(value)]];
}
