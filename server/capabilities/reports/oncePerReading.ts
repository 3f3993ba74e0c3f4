import type { ReportWork } from './report.ts';

/**
 * Reads what several reports of one reading ask for alike once: their unit of work sees the data of one moment, so a second reading would
 * say the same. What it answers is shared, and nobody changes it. Beside what is the same in the whole reading, all that an answer depends
 * on stands in its question.
 */
export function oncePerReading<Reading extends Pick<ReportWork, 'tx'>, Question extends readonly unknown[], T>(
  read: (reading: Reading, ...question: Question) => Promise<T>,
): typeof read {
  const known = new WeakMap<ReportWork['tx'], Map<string, Promise<T>>>();
  return (reading, ...question) => {
    const answers = known.get(reading.tx) ?? new Map<string, Promise<T>>();
    known.set(reading.tx, answers);
    const asked = JSON.stringify(question);
    const answer = answers.get(asked) ?? read(reading, ...question);
    answers.set(asked, answer);
    return answer;
  };
}
