import { useTranslate } from 'ra-core';
import { readKept } from '#/model/reports/keptQuestion.ts';
import type { CellProps } from '#/src/kinds/kindProps.ts';
import { Choices } from './Choices.tsx';
import { useQuestionWords } from './useQuestionWords.ts';

/** What a report is asked, choice by choice. */
export default function QuestionView({ value, record }: CellProps) {
  const translate = useTranslate();
  const choices = useQuestionWords()(record.report, readKept(value) ?? {});
  return choices.length ? <Choices choices={choices} /> : <span>{translate('reports_view.kept.none')}</span>;
}
