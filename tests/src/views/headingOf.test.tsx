import { renderHook } from '@testing-library/react';
import { CoreAdminContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { useHeadingOf } from '#/src/views/parts/useHeadingOf.ts';

const session = { constants: { currencies: [], timezones: [] }, establishments: [], establishment: { currency: 'USD', timezone: 'UTC' } };
const i18n = createI18nProvider('en', { ...englishMessages, ...resourceLabels(model, 'en') }, async () => undefined);
const wrapper = ({ children }: { children: ReactNode }) => (
  <SessionContext value={session as unknown as SessionContextValue}>
    <CoreAdminContext i18nProvider={i18n}>{children}</CoreAdminContext>
  </SessionContext>
);

it.each<[string, RaRecord, string]>([
  ['taxes', { id: 1, name: 'City tax 5' }, 'City tax 5'],
  ['purchase-orders', { id: 1, number: 'PO-7' }, 'PO-7'],
  ['orders', { id: 1, order_number: '5484' }, 'Order 5484'],
  ['time-entries', { id: 1, date: '2026-12-01' }, 'Time entry Dec 1, 2026'],
  ['customers', { id: 9, name: '' }, 'Customer 9'],
])('a record of %s is called by its name, or by what it is and its number or day', (resource, record, heading) => {
  const { result } = renderHook(useHeadingOf, { wrapper });
  expect(result.current(resourceOf(model, resource), record)).toBe(heading);
});
