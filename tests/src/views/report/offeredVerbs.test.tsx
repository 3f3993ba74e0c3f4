import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import { OfferedVerbs } from '#/src/views/report/head/OfferedVerbs.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const [harbour, mill] = [1, 2].map((id) => ({ id, title: `Place ${id}`, timezone: 'UTC', business_day_starts_at: '00:00' }));
const vendors = [{ id: 3, name: 'Harvest Wholesale' }];

/** The order suggestions for five days at these establishments, read in the first by somebody who may do so much. */
function open(establishments: unknown[], permissions = ['PurchaseOrderCreate', 'PurchasingReceiving', 'Vendors']) {
  const done: unknown[] = [];
  const dataProvider = testDataProvider({
    verb: async (...call: unknown[]) => {
      done.push(call.slice(0, 2).concat([(call[2] as { input: unknown }).input]));
      return { data: { id: 9 }, message: 'Draft made' };
    },
    getMany: async () => ({ data: vendors }),
    getList: async () => ({ data: vendors, total: 1 }),
  } as never);
  const session = {
    ...{ constants: { currencies: [], timezones: [] }, establishments: [harbour, mill], establishment: harbour },
    ...{ user: { id: 5, client_id: 1 }, permissions: new Set(permissions), everywhere: new Set(permissions), heldIn: {} },
  };
  const messages = { ...englishMessages, ...resourceLabels(model, 'en') };
  render(
    <Frame>
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={createI18nProvider('en', messages, async () => undefined)}>
        <SessionContext value={session as unknown as SessionContextValue}>
          <MemoryRouter>
            <OfferedVerbs
              report={present(model.reports['order-suggestions'], 'report')}
              asked={{ question: { input: { days: '5', what: 'needed' } }, establishments } as unknown as AskedReport}
            />
          </MemoryRouter>
        </SessionContext>
      </CoreAdminContext>
    </Frame>,
  );
  return done;
}

it('what one does about a report begins with what the report was asked', async () => {
  const done = open([harbour]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Order what is low' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order what is low' });
  expect(await screen.findByRole('textbox', { name: 'Forecast days' })).toHaveProperty('value', '5');
  await user.click(screen.getByRole('combobox', { name: /Vendor/ }));
  await user.click(await screen.findByRole('option', { name: 'Harvest Wholesale' }));
  const buttons = [...dialog.querySelectorAll('button')];
  await user.click(
    present(
      buttons.find(({ textContent }) => textContent === 'Order what is low'),
      'button',
    ),
  );
  await waitFor(() => expect(done).toEqual([['purchase-orders', 'refill', expect.objectContaining({ vendor_id: 3, forecast_days: 5 })]]));
});

it('is offered where it would be done, to those who may', () => {
  open([mill]);
  open([harbour], ['PurchasingReceiving']);
  expect(screen.queryByRole('button')).toBeNull();
});
