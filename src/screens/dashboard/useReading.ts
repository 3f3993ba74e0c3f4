import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import type { ReportAnswer } from '#/src/views/report/reportAnswer.ts';
import { ALLOWED_AGES, REFRESH_MS } from './freshness.ts';
import { isRunning } from './question.ts';
import { type Ask, keyOf, type Reading } from './reading.ts';

/** What the host answers: each question in its place. */
interface Together {
  answers: readonly ({ status: 'success'; data: ReportAnswer } | { status: 'error'; message: string })[];
  as_of: string;
}

/**
 * Asks all the page's questions at once, so that its figures are of one moment and agree; where a running day is among the days asked for,
 * anew every few seconds while the page is looked at. What is known stays while more is asked for.
 */
export function useReading(asks: readonly Ask[]): Reading {
  const dataProvider = useDataProvider<HostDataProvider>();
  const questions = [...new Map(asks.map((ask) => [keyOf(ask), ask])).values()];
  const { data, error, refetch } = useQuery({
    queryKey: ['reading', questions.map(keyOf)],
    queryFn: async ({ signal }) => {
      const reports = questions.map(({ report, asked }) => ({ report: report.name, question: asked.body }));
      const { data: together } = await dataProvider.reportsTogether<Together>(reports, { ...ALLOWED_AGES, signal });
      return { asOf: together.as_of, answers: new Map(questions.map((ask, at) => [keyOf(ask), answerOf(together.answers[at])])) };
    },
    enabled: questions.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: () => questions.some(({ asked }) => isRunning(asked.question, asked.establishments)) && REFRESH_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
  return useMemo(
    () => ({ answers: data?.answers ?? new Map<string, ReportAnswer | Error>(), error, asOf: data?.asOf, refetch }),
    [data, error, refetch],
  );
}

function answerOf(answer: Together['answers'][number] | undefined): ReportAnswer | Error {
  if (answer?.status === 'success') return answer.data;
  return new Error(answer?.message ?? 'Something went wrong');
}
