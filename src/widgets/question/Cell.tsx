import { readKept } from '#/model/reports/keptQuestion.ts';
import type { CellProps } from '#/src/kinds/kindProps.ts';
import { useQuestionWords } from './useQuestionWords.ts';

/** What a report is asked, in a line. */
export default function QuestionCell({ value, record }: CellProps) {
  const words = useQuestionWords();
  const choices = words(record.report, readKept(value) ?? {});
  return <span dir="auto">{choices.map(({ text }) => text).join(' · ')}</span>;
}
