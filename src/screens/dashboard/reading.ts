import { createContext, use } from 'react';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import type { ReportAnswer } from '#/src/views/report/reportAnswer.ts';

/** A report's question that a part of the page asks. */
export interface Ask {
  report: ReportDefinition;
  asked: AskedReport;
}

/** Figures of one moment: those of every question that the page asks. */
export interface Reading {
  /** By `keyOf`: what was answered, or why nothing was; nothing while it is on its way. */
  answers: ReadonlyMap<string, ReportAnswer | Error>;
  /** Why there is no reading. */
  error: Error | null;
  /** When it was taken; ISO 8601 UTC. */
  asOf: string | undefined;
  refetch: () => unknown;
}

export const ReadingContext = createContext<Reading | null>(null);

/** Two questions alike are one. */
export function keyOf({ report, asked: { body } }: Ask): string {
  return `${report.name} ${JSON.stringify(body)}`;
}

/** A part's figures, out of the page's reading. */
export interface Figures {
  data: ReportAnswer | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

/** What the page's reading says of a question. @throws outside of a reading */
export function useFigures(report: ReportDefinition, asked: AskedReport): Figures {
  return figuresIn(useReadingHere(), { report, asked });
}

/** The same of several questions. */
export function useFiguresOf(asks: readonly Ask[]): Figures[] {
  const reading = useReadingHere();
  return asks.map((ask) => figuresIn(reading, ask));
}

function useReadingHere(): Reading {
  const reading = use(ReadingContext);
  if (!reading) throw new Error('Figures of the dashboard stand inside of a reading');
  return reading;
}

function figuresIn(reading: Reading, ask: Ask): Figures {
  const answer = reading.answers.get(keyOf(ask));
  const data = answer instanceof Error ? undefined : answer;
  const error = answer instanceof Error ? answer : reading.error;
  return { data, error, isPending: data === undefined && error === null, refetch: reading.refetch };
}
