import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { bodyOf, type ReportQuestion, readQuestion } from '#/model/reports/reportQuestion.ts';
import { prefixOf } from '#/model/reports/reportTree.ts';
import { model } from '#/resources/index.ts';
import { clockOf } from '#/src/foundation/session/clockOf.ts';
import { type Establishment, useSession } from '#/src/foundation/session/SessionContext.ts';

type Changes = Readonly<Record<string, string | null>>;

/** A report with its question: all of it stands in the address, so that a link opens exactly this view. */
export interface AskedReport {
  question: ReportQuestion;
  establishments: readonly Establishment[];
  /** The call's body. */
  body: Readonly<Record<string, unknown>>;
  /** The address's parts, those of the whole page. */
  parts: URLSearchParams;
  /** Changes what the reports of a page share; all go back to their first page. */
  ask: (changes: Changes) => void;
  /** Changes what is this report's alone; anything but the page itself goes back to the first page. */
  askOwn: (changes: Changes) => void;
}

/** Reads the question from the address, and changes it there. */
export function useReportQuestion(report: ReportDefinition): AskedReport {
  const [parts, setParts] = useSearchParams();
  const { establishment, establishments: all } = useSession();
  return useMemo(() => {
    const prefix = prefixOf(model.reports, report.name);
    const establishments = establishmentsOf(report, parts.get('establishments'), establishment, all);
    const change = (changes: Changes, isOfPage: (name: string) => boolean) =>
      setParts(
        (before) => {
          const next = new URLSearchParams(before);
          if (!(`${prefix}page` in changes)) for (const name of [...next.keys()].filter(isOfPage)) next.delete(name);
          for (const [name, value] of Object.entries(changes))
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: `${prefix}q` in changes, preventScrollReset: true },
      );
    return {
      ...askedAt(report, parts, establishments),
      establishments,
      parts,
      ask: (changes) => change(changes, (name) => /(?:^|\.)page$/.test(name)),
      askOwn: (changes) =>
        change(
          Object.fromEntries(Object.entries(changes).map(([name, value]) => [prefix + name, value])),
          (name) => name === `${prefix}page`,
        ),
    };
  }, [report, parts, setParts, establishment, all]);
}

/** What an address asks a report at these establishments, whose days are those of the first. */
export function askedAt(
  report: ReportDefinition,
  parts: URLSearchParams,
  establishments: readonly Establishment[],
): Pick<AskedReport, 'question' | 'body'> {
  const question = readQuestion(report, (name) => parts.get(name), clockOf(establishments), {
    prefix: prefixOf(model.reports, report.name),
  });
  const ids = establishments.map(({ id }) => id);
  return { question, body: bodyOf(report, question, ids) };
}

function establishmentsOf(
  { firstEstablishments }: ReportDefinition,
  said: string | null,
  own: Establishment | null,
  all: readonly Establishment[],
): readonly Establishment[] {
  const asked = said ?? firstEstablishments;
  const ids = asked?.split(',');
  const named = asked === 'all' ? all : all.filter(({ id }) => ids?.includes(String(id)));
  return named.length ? named : own ? [own] : all.slice(0, 1);
}
