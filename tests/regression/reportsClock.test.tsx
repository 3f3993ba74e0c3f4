import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { useReportQuestion } from '#/src/views/report/filters/useReportQuestion.ts';
import { ReportFigures } from '#/src/views/report/ReportFigures.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const report = present(model.reports['cash-drawer-history'], 'report');
const columns = ['number', 'opened_at'].map((name) => fieldModel(name, present(report.columns[name], 'column')));
const establishment = (id: number, currency: string, timezone: string) => ({
  id,
  title: `Place ${id}`,
  currency,
  timezone,
  business_day_starts_at: '00:00',
});
const [london, newYork] = [establishment(1, 'GBP', 'Europe/London'), establishment(2, 'USD', 'America/New_York')];

function Figures() {
  const asked = useReportQuestion(report);
  return <ReportFigures report={report} asked={asked} columns={columns} failed={({ message }) => <p>{message}</p>} />;
}

// A drawer opened in New York on the 22nd at ten in the evening stood there as of the 23rd at three: London was chosen above.
it('a report of another establishment than the one in the header is read by that one’s clock', async () => {
  const session = {
    constants: { currencies: [], timezones: [] },
    establishments: [london, newYork],
    establishment: london,
    everywhere: new Set(),
    permissions: new Set([report.permission]),
  };
  const data = { currency: 'USD', list: [{ number: 'D-1', opened_at: '2026-11-23T03:00:00.000Z' }], as_of: '2026-11-24T12:00:00.000Z' };
  render(
    <Frame>
      <CoreAdminContext
        dataProvider={{ report: async () => ({ data }) } as unknown as DataProvider}
        i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}
      >
        <SessionContext value={session as unknown as SessionContextValue}>
          <MemoryRouter initialEntries={['/reports/cash-drawer-history?establishments=2']}>
            <Figures />
          </MemoryRouter>
        </SessionContext>
      </CoreAdminContext>
    </Frame>,
  );
  expect(await screen.findByText(/Nov 22, 2026, 10:00/)).toBeTruthy();
});
