import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import type { FieldModel } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import type { ReportPart } from '#/src/views/report/reportAnswer.ts';
import { Statement } from '#/src/views/report/tables/Statement.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const report = present(model.reports['sales-summary'], 'report');
const columns = ['gross_sales', 'discounts'].map((name): FieldModel => Object.assign({ name }, report.columns[name]) as FieldModel);
const part = { gross_sales: 500, discounts: 52.89, currency: 'USD', previous: { gross_sales: 450, discounts: 61.15 } };
const session = { constants: { currencies: [], timezones: [] }, establishments: [], establishment: null };

// Discounts stand with a minus, and fewer of them were shown as more: the opposite of their tile.
it('discounts that went down went down, in the statement as on the tile', () => {
  render(
    <Frame>
      <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}>
        <SessionContext value={session as unknown as SessionContextValue}>
          <MemoryRouter>
            <Statement report={report} part={part as unknown as ReportPart} columns={columns} drillDown={() => undefined} />
          </MemoryRouter>
        </SessionContext>
      </CoreAdminContext>
    </Frame>,
  );
  const said = screen.getAllByRole('row').map((row) => row.querySelector('.change')?.textContent);
  expect(said.slice(1)).toEqual(['up $50.00 (11.1%)', 'down $8.26 (13.5%)']);
  expect(screen.getByText('-$52.89')).toBeTruthy();
});
