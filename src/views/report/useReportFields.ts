import { useMemo } from 'react';
import { fieldModel } from '#/resources/schema/compile.ts';
import type { FieldModel } from '#/resources/schema/model.ts';
import type { ReportDefinition } from '#/resources/schema/reports.ts';
import { useSession } from '#/src/shell/session/SessionContext.ts';
import { type Columns, useKeptColumns } from '../list/useColumns.ts';
import type { AskedReport } from './useReportQuestion.ts';

/** A report's columns that the reader may see, in the definition's order. */
export function useReportFields(report: ReportDefinition): ReadonlyMap<string, FieldModel> {
  const { permissions } = useSession();
  return useMemo(() => {
    const all = Object.entries(report.columns).map(([name, field]) => fieldModel(name, field));
    return new Map(all.filter((field) => !field.readable || permissions.has(field.readable.permission)).map((field) => [field.name, field]));
  }, [report, permissions]);
}

/** The columns shown: those that the address names, else as the reader arranged them. */
export function useReportColumns(report: ReportDefinition, { question, askOwn }: AskedReport): Columns {
  const fields = useReportFields(report);
  const defaults = useMemo(() => (report.shown as readonly string[] | undefined) ?? Object.keys(report.columns), [report]);
  const kept = useKeptColumns(`report.${report.name}.columns`, fields, defaults, report.title);
  return useMemo(() => {
    const { columns } = question;
    if (!columns) return kept;
    const named = columns.flatMap((name) => fields.get(name) ?? []);
    const title = fields.get(report.title);
    const shown = title && !named.includes(title) ? [title, ...named] : named;
    return {
      shown,
      all: [...shown, ...[...fields.values()].filter((field) => !shown.includes(field))],
      isDefault: false,
      set: (names) => askOwn({ columns: names.join(',') }),
      reset: () => {
        kept.reset();
        askOwn({ columns: null });
      },
    };
  }, [kept, question, askOwn, fields, report]);
}
