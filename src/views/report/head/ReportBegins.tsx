import { Button } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { model } from '#/resources/index.ts';
import { NamedIcon } from '#/src/foundation/page/NamedIcon.tsx';
import { useCan } from '#/src/foundation/session/useCan.ts';
import type { Begun } from '#/src/views/form/useInitialValues.ts';
import { textOf } from '#model/language';
import type { AskedReport } from '../filters/useReportQuestion.ts';

interface ReportBeginsProps {
  report: ReportDefinition;
  asked: AskedReport;
  /** The report's address as it stands, after the question mark. */
  search: string;
}

/** What has a field of its own in the new record; days that were chosen by hand stay behind, for they do not come again. */
const SAID_ELSEWHERE = ['period', 'from', 'to', 'establishments', 'compare', 'compare_from', 'compare_to', 'page', 'per_page'];

/** What can be begun with a report's question: the records whose definition says so, for those who may make them. */
export function ReportBegins({ report, asked: { question, establishments }, search }: ReportBeginsProps) {
  const can = useCan();
  const [locale] = useLocaleState();
  const choices = new URLSearchParams(search);
  for (const name of SAID_ELSEWHERE) choices.delete(name);
  return Object.values(model.resources).map(({ name, fromReport }) => {
    if (!fromReport || !can(name, 'create')) return null;
    const initial = {
      [fromReport.report]: report.name,
      ...(question.preset !== 'custom' && { [fromReport.period]: question.preset }),
      [fromReport.establishments]: establishments.map(({ id }) => id),
      [fromReport.compare]: question.compare === 'custom' ? null : question.compare,
      [fromReport.choices]: choices.toString() || null,
    };
    return (
      <Button
        key={name}
        color="inherit"
        startIcon={<NamedIcon name={fromReport.icon} />}
        component={Link}
        to={`/${name}/create`}
        state={{ initial } satisfies Begun}
      >
        {textOf(fromReport, 'label', locale)}
      </Button>
    );
  });
}
