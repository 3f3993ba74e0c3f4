import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, HttpError, ResourceContextProvider, useNotificationContext } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { hostError } from '#/dataProvider/hostError.ts';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceOf } from '#/model/language/model.ts';
import { HOUR_PRESETS } from '#/model/reports/periods.ts';
import { DAY_MS } from '#/model/values/durations.ts';
import { dateFormat } from '#/model/values/intl.ts';
import { model } from '#/resources/index.ts';
import { momentText } from '#/src/foundation/page/momentText.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { useSettingsContext } from '#/src/foundation/settings/SettingsContext.ts';
import { columnsOf } from '#/src/screens/inventory/stockColumns.ts';
import { useSaving } from '#/src/views/form/useSaving.ts';
import { useOrder } from '#/src/views/list/reorder/useOrder.ts';
import * as specified from '#/tests/specification/constants.ts';

afterEach(cleanup);
const now = Date.UTC(2026, 10, 20, 12);
const i18n = createI18nProvider('en', englishMessages, async () => undefined);
const session = { user: { user_type: 'client' } } as unknown as SessionContextValue;

function Notified() {
  const { notifications } = useNotificationContext();
  return <p role="log">{notifications.map(({ message, type }) => `${type}: ${message}`).join()}</p>;
}
const around =
  (resource: string, dataProvider?: object) =>
  ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>
      <CoreAdminContext i18nProvider={i18n} dataProvider={dataProvider as never}>
        <ResourceContextProvider value={resource}>
          {children}
          <Notified />
        </ResourceContextProvider>
      </CoreAdminContext>
    </SessionContext>
  );

/** What a person reads after saving a record of a resource. */
function saidAfter(
  resource: string,
  mode: 'create' | 'edit',
  end: (saving: ReturnType<typeof useSaving>['mutationOptions']) => void,
): Promise<string | null> {
  const { result } = renderHook(() => useSaving(mode, undefined, () => undefined), { wrapper: around(resource) });
  act(() => end(result.current.mutationOptions));
  return waitFor(() => {
    const { textContent } = screen.getByRole('log');
    expect(textContent).not.toBe('');
    return textContent;
  });
}

describe('what a person reads', () => {
  it.each([
    ['categories', specified.texts['categories.saveFailed']],
    ['products', specified.texts['products.saveFailed']],
  ])('where %s are not saved and the host says nothing: %s', async (resource, text) => {
    expect(await saidAfter(resource, 'edit', ({ onError }) => onError(hostError(undefined, 500)))).toBe(`error: ${text}`);
  });

  it('where a record is not saved and the host says why: its sentence', async () => {
    expect(await saidAfter('categories', 'edit', ({ onError }) => onError(hostError('The kitchen is closed', 409)))).toBe(
      'error: The kitchen is closed',
    );
  });

  it.each([
    ['create', specified.texts['categories.created']],
    ['edit', specified.texts['categories.updated']],
  ] as const)('after a category is saved (%s): %s', async (mode, text) => {
    expect(await saidAfter('categories', mode, ({ onSuccess }) => onSuccess({ id: 1 }))).toBe(`success: ${text}`);
  });

  it.each([
    ['categories', async () => ({}), { type: 'success', text: specified.texts['categories.reordered'] }],
    ['products', async () => ({}), { type: 'success', text: specified.texts['products.reordered'] }],
    ['categories', refuse, { type: 'error', text: specified.texts['categories.reorderFailed'] }],
    ['products', refuse, { type: 'error', text: specified.texts['products.reorderFailed'] }],
  ])('after %s are put into another order', async (name, reorder, said) => {
    const records = [{ id: 1 }, { id: 2 }];
    const outcomes: object[] = [];
    const keeping = {
      resource: resourceOf(model, name),
      group: undefined,
      begin: records,
      load: async () => ({ records, total: 2 }),
      underWay: { current: undefined },
      onOutcome: (outcome: object) => void outcomes.push(outcome),
    };
    const { result } = renderHook(() => useOrder(keeping), { wrapper: around(name, { reorder }) });
    act(() => result.current.move({ id: 2, before: 1 }));
    await waitFor(() => expect(outcomes.at(-1)).toMatchObject(said));
  });

  it('of hours: the specification’s presets', () => {
    const names = [...Object.keys(HOUR_PRESETS), 'custom'];
    expect(names.map((name) => i18n.translate(`reports_view.hour_presets.${name}`))).toEqual(specified.hourLabels);
  });

  it('of a moment that has just been: the specification’s words, and after two days the date', () => {
    const ago = (ms: number) => momentText(new Date(now - ms).toISOString(), 'en', i18n.translate('account.just_now'), now);
    expect([ago(59_999), ago(60_000)]).toEqual(['just now', '1 minute ago']);
    expect([ago(2 * DAY_MS - 1), ago(2 * DAY_MS)]).toEqual(['47 hours ago', expect.stringContaining('2026')]);
  });

  it('of the inventory: the specification’s columns, in its order', () => {
    expect(columnsOf([])).toEqual(specified.inventoryColumns.split(' '));
  });
});

async function refuse(): Promise<never> {
  throw new HttpError('Refused', 409);
}

it('a bad date is refused with the specification’s words', () => {
  expect(() => dateFormat('en', { dateStyle: 'medium' }).format(Date.parse('no date'))).toThrow('Invalid time value');
});

it('the settings outside of their provider are refused with the specification’s words', () => {
  expect(() => renderHook(useSettingsContext)).toThrow('useSettingsContext must be use inside SettingsProvider');
});
