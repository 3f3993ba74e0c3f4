import { Typography } from '@mui/material';
import { type RaRecord, useGetList, useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { enumLabel } from '#/model/kinds/enum.ts';
import type { FromReport } from '#/model/language/fromReport.ts';
import type { ResourceModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { WEEKDAYS, weekday as weekdayOf, weekdayText } from '#/model/reports/periods.ts';
import { dateFormat } from '#/model/values/intl.ts';
import { textIn, textsIn } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { useCan } from '#/src/foundation/session/useCan.ts';

const MOST = 3;

/** How a report is mailed already: a line for each record that does it, which leads there. */
export function MailedLine({ report }: { report: ReportDefinition }) {
  const can = useCan();
  return Object.values(model.resources).map((resource) =>
    resource.fromReport && can(resource.name, 'list') ? (
      <Lines key={resource.name} resource={resource} fromReport={resource.fromReport} report={report} />
    ) : null,
  );
}

interface LinesProps {
  resource: ResourceModel;
  fromReport: FromReport;
  report: ReportDefinition;
}

function Lines({ resource, fromReport, report }: LinesProps) {
  const translate = useTranslate();
  const rhythmOf = useRhythm(resource, fromReport);
  const { rhythm, recipients, people } = fromReport;
  const { data = [] } = useGetList<RaRecord>(resource.name, {
    filter: { [fromReport.report]: report.name, status: 'active' },
    pagination: { page: 1, perPage: MOST },
    sort: { field: resource.title, order: 'ASC' },
    meta: { fields: [...Object.values(rhythm), recipients, people] },
  });
  return data.map((record) => {
    const count = [record[recipients], record[people]].reduce((sum, rows) => sum + (Array.isArray(rows) ? rows.length : 0), 0);
    return (
      <Typography key={record.id} variant="body2" color="textSecondary" sx={{ marginBottom: 1.5, a: { color: 'inherit' } }}>
        <Link to={`/${resource.name}/${record.id}/show`}>
          {translate('reports_view.mailed', { rhythm: rhythmOf(record), smart_count: count })}
        </Link>
      </Typography>
    );
  });
}

/** How often a record mails, in words: "Monday, 7:00 AM". */
function useRhythm({ fields }: ResourceModel, { rhythm }: FromReport): (record: RaRecord) => string {
  const [locale] = useLocaleState();
  const long = (name: unknown) => weekdayText(String(name), locale, 'long') ?? String(name);
  return (record) => {
    const time = Date.parse(`1970-01-01T${String(record[rhythm.time]).slice(0, 5)}:00Z`);
    const clock = Number.isNaN(time) ? '' : dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(time);
    const field = fields[rhythm.frequency];
    const often = field?.kind === 'enum' ? enumLabel(field, String(record[rhythm.frequency]), locale) : '';
    const weekday = record[rhythm.weekday];
    const days = textsIn(record[rhythm.weekdays]).map(long);
    const counted = textIn(record[rhythm.countedFrom]);
    const exactly = counted ? long(WEEKDAYS[weekdayOf(counted)]) : record[rhythm.day];
    const on = weekday
      ? long(weekday)
      : days.length
        ? new Intl.ListFormat(locale, { type: 'unit' }).format(days)
        : [often, exactly && `(${exactly})`].filter(Boolean).join(' ');
    return [on, clock].filter(Boolean).join(', ');
  };
}
