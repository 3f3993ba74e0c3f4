import { useLocaleState, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { readKept } from '#/model/reports/keptQuestion.ts';
import { FieldFrame } from '#/src/kinds/FieldFrame.tsx';
import type { InputProps } from '#/src/kinds/kindProps.ts';
import { useKindInput } from '#/src/kinds/useKindInput.ts';
import { textOf } from '#model/language';
import { Choices } from './Choices.tsx';
import { useQuestionWords } from './useQuestionWords.ts';

/** What a report is asked beside its days and places: each choice in words, to be taken out; others are made on the report itself. */
export default function QuestionInput(props: InputProps) {
  const { field, label, required, readonly, bare } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { id, controller, error } = useKindInput(props);
  const report = useWatch({ name: 'report' });
  const question = readKept(controller.value) ?? {};
  const choices = useQuestionWords()(report, question);
  return (
    <FieldFrame id={id} label={label} required={required} error={error} help={textOf(field, 'help', locale)} bare={bare}>
      <div id={id}>
        {choices.length ? (
          <Choices
            choices={choices}
            {...(!readonly && {
              onRemove: ({ parts }) =>
                controller.onChange(Object.fromEntries(Object.entries(question).filter(([part]) => !parts.includes(part)))),
            })}
          />
        ) : (
          <span>{translate('reports_view.kept.none')}</span>
        )}
      </div>
    </FieldFrame>
  );
}
