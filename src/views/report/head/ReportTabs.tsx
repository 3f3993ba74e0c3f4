import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import type { ReportDefinition } from '#/model/language/reports.ts';
import { SHARED_PARTS } from '#/model/reports/reportQuestion.ts';
import { tabsOf } from '#/model/reports/reportTree.ts';
import { model } from '#/resources/index.ts';
import { useSession } from '#/src/foundation/session/SessionContext.ts';
import { LinkTabs } from '#/src/views/parts/LinkTabs.tsx';

/** The reports that this one stands among, each a link that asks the same. Nothing where there is no other. */
export function ReportTabs({ report, parts }: { report: ReportDefinition; parts: URLSearchParams }) {
  const translate = useTranslate();
  const { permissions } = useSession();
  const { pathname } = useLocation();
  const tabs = tabsOf(model.reports, report.name, permissions);
  if (tabs.length < 2) return null;
  return (
    <LinkTabs
      label={translate('reports_view.tabs')}
      links={tabs.map(({ name, input = {} }) => {
        const kept = [...parts].filter(([part]) => part in SHARED_PARTS || part in input);
        return {
          key: name,
          to: { pathname: `/reports/${name}`, search: String(new URLSearchParams(kept)) },
          isCurrent: pathname === `/reports/${name}`,
          label: translate(`reports.${name}.name`),
        };
      })}
    />
  );
}
