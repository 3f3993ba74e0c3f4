import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import WeekdaysInput from '#/src/widgets/weekdays/Widget.tsx';
import { Frame } from '../app/Frame.tsx';

afterEach(cleanup);

const session = { constants: { currencies: [], timezones: [] }, establishments: [], establishment: null, permissions: new Set() };

function Form() {
  const form = useForm({ defaultValues: { days: ['mon'] } });
  return (
    <FormProvider {...form}>
      <WeekdaysInput field={fieldModel('days', { kind: 'json' })} source="days" label="Days" required={false} readonly={false} />
    </FormProvider>
  );
}

it.each([
  ['en', 'Sunday', 'Monday'],
  ['de', 'Montag', 'Dienstag'],
  ['ar', 'السبت', 'الأحد'],
] as const)('weekdays stand as calendars have them in %s', (locale, ...first) => {
  render(
    <Frame>
      <CoreAdminContext i18nProvider={createI18nProvider(locale, englishMessages, async () => undefined)}>
        <SessionContext value={session as unknown as SessionContextValue}>
          <Form />
        </SessionContext>
      </CoreAdminContext>
    </Frame>,
  );
  const days = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect([days.length, ...days.slice(0, 2)]).toEqual([7, ...first]);
});
