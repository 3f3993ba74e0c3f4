import { useStoreContext } from 'ra-core';
import { useMemo } from 'react';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import type { FieldModel } from '#/model/language/model.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import type { ReportQuestion } from '#/model/reports/reportQuestion.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { arranged, type Columns, useKeptColumns } from '#/src/views/list/useColumns.ts';
import type { AskedReport } from './useReportQuestion.ts';

/** A report's columns that the reader may see, in the definition's order. */
export function useReportFields(report: ReportDefinition): ReadonlyMap<string, FieldModel> {
  const { permissions } = useSession();
  return useMemo(() => readableFields(report, permissions), [report, permissions]);
}

function readableFields(report: ReportDefinition, permissions: ReadonlySet<string>): ReadonlyMap<string, FieldModel> {
  const all = Object.entries(report.columns).map(([name, field]) => fieldModel(name, field));
  return new Map(all.filter((field) => !field.readable || permissions.has(field.readable.permission)).map((field) => [field.name, field]));
}

/** The columns shown: those that the address names, else as the reader arranged them. */
export function useReportColumns(report: ReportDefinition, { question, askOwn }: AskedReport): Columns {
  const fields = useReportFields(report);
  const defaults = useMemo(() => defaultsOf(report), [report]);
  const kept = useKeptColumns(keptUnder(report), fields, defaults, report.title);
  return useMemo(() => {
    if (!question.columns) return kept;
    return {
      ...arranged(question.columns, fields, report.title),
      isDefault: false,
      set: (names) => askOwn({ columns: names.join(',') }),
      reset: () => {
        kept.reset();
        askOwn({ columns: null });
      },
    };
  }, [kept, question, askOwn, fields, report]);
}

/** The same for what is no component: read when it is asked for. */
export function useShownColumns(): (report: ReportDefinition, question: Pick<ReportQuestion, 'columns'>) => readonly FieldModel[] {
  const { permissions } = useSession();
  const store = useStoreContext();
  return (report, { columns }) => {
    const names = columns ?? store.getItem<readonly string[] | null>(keptUnder(report), null) ?? defaultsOf(report);
    return arranged(names, readableFields(report, permissions), report.title).shown;
  };
}

const keptUnder = ({ name }: ReportDefinition) => `report.${name}.columns`;
const defaultsOf = ({ shown, columns }: ReportDefinition) => shown ?? Object.keys(columns);
