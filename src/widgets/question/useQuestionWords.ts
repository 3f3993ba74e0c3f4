import { useTranslate } from 'ra-core';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { kindOf } from '#/model/kinds/index.ts';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { type KeptQuestion, ownerOfPart, strangersIn } from '#/model/reports/keptQuestion.ts';
import { model } from '#/resources/index.ts';
import { useKindContext } from '#/src/kinds/useKindContext.ts';
import { useLabelOf } from '#/src/kinds/useLabelOf.ts';

/** One choice of a question: the parts that it is made of, and what it says. */
export interface Choice {
  parts: readonly string[];
  text: string;
  /** The report does not know it any more: it is not sent like this. */
  isStrange: boolean;
}

/** Parts that say one thing together; the first of them is the one that says it. */
const TOGETHER: Readonly<Record<string, string>> = { time_from: 'time_to', sort: 'order' };
const FOLLOWING = Object.values(TOGETHER);

/** What a kept question asks of a report, choice by choice in words. */
export function useQuestionWords(): (reportName: unknown, question: KeptQuestion) => Choice[] {
  const translate = useTranslate();
  const context = useKindContext();
  const labelOf = useLabelOf();
  const columnLabel = (report: ReportDefinition, name: string) => {
    const column = report.columns[name];
    return column ? labelOf(fieldModel(name, column)) : name;
  };
  const said = (label: string, value: string) => `${label}: ${value}`;

  function inWords(report: ReportDefinition, name: string, value: string, other: string | undefined): string {
    const input = report.input?.[name];
    if (input) {
      const field = fieldModel(name, input);
      return said(labelOf(field), kindOf(field).format(value, field, context));
    }
    switch (name) {
      case 'hours':
        return said(translate('reports_view.hours'), translate(`reports_view.hour_presets.${value}`));
      case 'time_from':
        return said(translate('reports_view.hours'), `${value} – ${other ?? '24:00'}`);
      case 'show':
        return said(translate('reports_view.show'), translate(`reports_view.shows.${value}`));
      case 'side_by_side':
        return translate('reports_view.side_by_side');
      case 'measure':
        return said(translate('reports_view.measure'), columnLabel(report, value));
      case 'top':
        return said(translate('reports_view.top'), value);
      case 'q':
        return said(translate('reports_view.search'), value);
      case 'columns':
        return translate('reports_view.kept.columns', { smart_count: value.split(',').length });
      case 'sort':
        return translate(`reports_view.kept.${other === 'asc' ? 'ascending' : 'descending'}`, { name: columnLabel(report, value) });
      default:
        return said(name, value);
    }
  }

  return (reportName, question) => {
    const page = model.reports[String(reportName)];
    const all = Object.keys(question);
    if (!page) return all.map((part) => ({ parts: [part], text: said(part, question[part] ?? ''), isStrange: true }));
    const strange = new Set(strangersIn(model.reports, page, question).map(({ part }) => part));
    return all.flatMap((part): Choice[] => {
      const value = question[part] ?? '';
      if (strange.has(part)) return [{ parts: [part], text: translate('reports_view.kept.gone', { part, value }), isStrange: true }];
      const { report, name } = ownerOfPart(model.reports, page, part);
      const prefix = part.slice(0, part.length - name.length);
      if (FOLLOWING.includes(name) && Object.keys(TOGETHER).some((first) => TOGETHER[first] === name && prefix + first in question))
        return [];
      const other = TOGETHER[name] === undefined ? undefined : prefix + TOGETHER[name];
      const text = inWords(report, name, value, other === undefined ? undefined : question[other]);
      const parts = other !== undefined && other in question ? [part, other] : [part];
      return [{ parts, text: report === page ? text : `${translate(`reports.${report.name}.name`)} · ${text}`, isStrange: false }];
    });
  };
}
