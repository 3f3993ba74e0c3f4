import { useLocaleState, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { ownerOfPart, readKept } from '#/model/reports/keptQuestion.ts';
import { model } from '#/resources/index.ts';
import { FieldFrame } from '#/src/kinds/FieldFrame.tsx';
import type { InputProps } from '#/src/kinds/kindProps.ts';
import { useKindInput } from '#/src/kinds/useKindInput.ts';
import { textOf } from '#model/language';
import { Choices } from './Choices.tsx';
import { QuestionInputs } from './QuestionInputs.tsx';
import { useQuestionWords } from './useQuestionWords.ts';

/**
 * What a report is asked beside its days and establishments, by the filters of its page; what is arranged on the page itself (order,
 * columns), and
 * what the report knows no more, in words and to be taken out.
 */
export default function QuestionInput(props: InputProps) {
  const { field, label, required, readonly, bare } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { id, controller, error } = useKindInput(props);
  const name = useWatch({ name: 'report' });
  const question = readKept(controller.value) ?? {};
  const report = model.reports[String(name)];
  const all = useQuestionWords()(name, question);
  const choices = readonly
    ? all
    : all.filter(({ isStrange, parts }) => isStrange || !report || !parts.every((part) => isFiltered(report, part)));
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={textOf(field, 'help', locale)} bare={bare}>
      <div id={id}>
        {report && !readonly && <QuestionInputs report={report} question={question} onChange={controller.onChange} />}
        {choices.length ? (
          <Choices
            choices={choices}
            {...(!readonly && {
              onRemove: ({ parts }) =>
                controller.onChange(Object.fromEntries(Object.entries(question).filter(([part]) => !parts.includes(part)))),
            })}
          />
        ) : (
          (readonly || !report) && <span>{translate('reports_view.kept.none')}</span>
        )}
      </div>
    </FieldFrame>
  );
}

const OF_PAGE = ['hours', 'time_from', 'time_to', 'side_by_side', 'show'];

/** Whether a part is changed by a filter of the report's page. */
function isFiltered(page: ReportDefinition, part: string): boolean {
  const { report, name } = ownerOfPart(model.reports, page, part);
  if (report === page && OF_PAGE.includes(name)) return true;
  return name === 'q' || name === 'top' || name in (report.input ?? {});
}
