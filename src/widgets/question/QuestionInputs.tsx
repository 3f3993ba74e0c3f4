import { TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { hasEstablishmentsBeside, type ReportDefinition } from '#/model/language/reports.ts';
import type { KeptQuestion } from '#/model/reports/keptQuestion.ts';
import { readQuestion } from '#/model/reports/reportQuestion.ts';
import { prefixOf, sectionsOf } from '#/model/reports/reportTree.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import type { Asking, Changes } from './asking.ts';
import { HoursChoice } from './HoursChoice.tsx';
import { InputChoices } from './InputChoices.tsx';
import { ShowChoice } from './ShowChoice.tsx';
import { SideBySideChoice } from './SideBySideChoice.tsx';

interface QuestionInputsProps {
  report: ReportDefinition;
  question: KeptQuestion;
  onChange: (question: KeptQuestion) => void;
}

/** Days are no part of what is asked here: where they begin says nothing. */
const NO_CLOCK = { timezone: 'UTC', startsAt: '00:00' };

/** The filters of a report's page for a question that is kept: hours, establishments side by side, and what each of its reports is asked. */
export function QuestionInputs({ report, question, onChange }: QuestionInputsProps) {
  const translate = useTranslate();
  const { permissions, establishments } = useSession();
  const sections = sectionsOf(model.reports, report, (name) => permissions.has(name));
  const all = [report, ...sections];
  const askingOf = (one: ReportDefinition): Asking => {
    const prefix = prefixOf(model.reports, one.name);
    const change = (changes: Changes, before: string) => {
      const next = new Map(Object.entries(question));
      for (const [name, value] of Object.entries(changes))
        if (value === null || value === '') next.delete(before + name);
        else next.set(before + name, value);
      onChange(Object.fromEntries(next));
    };
    return {
      question: readQuestion(one, (name) => question[name] ?? null, NO_CLOCK, { prefix }),
      ask: (changes) => change(changes, ''),
      askOwn: (changes) => change(changes, prefix),
    };
  };
  const asked = askingOf(report);
  return (
    <>
      <Inputs>
        {all.some(({ period }) => period !== false) && <HoursChoice asked={asked} />}
        {establishments.length > 1 && all.some(hasEstablishmentsBeside) && <SideBySideChoice asked={asked} />}
        {all.some(({ chart }) => chart) && <ShowChoice asked={asked} />}
        <OwnInputs report={report} asked={asked} />
      </Inputs>
      {sections.filter(isAskedItself).map((section) => (
        <Inputs key={section.name} role="group" aria-label={translate(`reports.${section.name}.name`)}>
          <span className="of">{translate(`reports.${section.name}.name`)}</span>
          <OwnInputs report={section} asked={askingOf(section)} />
        </Inputs>
      ))}
    </>
  );
}

const isAskedItself = ({ input, top, search }: ReportDefinition) => Boolean(input ?? top ?? search);

function OwnInputs({ report, asked }: { report: ReportDefinition; asked: Asking }) {
  const translate = useTranslate();
  return (
    <>
      <InputChoices report={report} asked={asked} />
      {report.search && (
        <TextField
          size="small"
          label={translate('reports_view.search')}
          value={asked.question.search}
          onChange={({ target: { value } }) => asked.askOwn({ q: value })}
          slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
          sx={{ width: 200 }}
        />
      )}
    </>
  );
}

const Inputs = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBlock: 6,
  '.of': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, minWidth: 120 },
}));
