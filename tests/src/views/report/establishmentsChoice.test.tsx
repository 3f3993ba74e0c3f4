import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { MemoryRouter, useSearchParams } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import EstablishmentsChoice from '#/src/views/report/filters/EstablishmentsChoice.tsx';
import { useReportQuestion } from '#/src/views/report/filters/useReportQuestion.ts';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const establishments = ['Borough', 'Harbour', 'Minato'].map((title, index) => ({
  ...{ id: index + 1, title, currency: 'GBP', timezone: 'UTC', business_day_starts_at: '00:00', pay_period: 'weekly' },
}));

function Asked({ name }: { name: string }) {
  const asked = useReportQuestion(present(model.reports[name], 'report'));
  const [search] = useSearchParams();
  return (
    <>
      <EstablishmentsChoice asked={asked} />
      <p data-testid="asked">{String(asked.body.establishment_ids)}</p>
      <p data-testid="address">{search.get('establishments') ?? 'nothing'}</p>
    </>
  );
}

function show(name: string) {
  const session = { establishments, establishment: establishments[0], constants: { currencies: [], timezones: [] } };
  render(
    <Frame>
      <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}>
        <SessionContext value={session as unknown as SessionContextValue}>
          <MemoryRouter>
            <Asked name={name} />
          </MemoryRouter>
        </SessionContext>
      </CoreAdminContext>
    </Frame>,
  );
  const text = (id: string) => screen.getByTestId(id).textContent;
  return () => `${text('asked')} by ${text('address')}`;
}

const choose = async (title: string) => userEvent.click(await screen.findByRole('option', { name: title }));

it('a report opens at the establishment that is chosen; all of them are one press, and one of them after it that one alone', async () => {
  const asked = show('product-mix');
  expect(asked()).toBe('1 by nothing');
  await userEvent.click(screen.getByRole('combobox', { name: 'Establishments' }));
  await choose('Minato');
  expect(asked()).toBe('1,3 by 1,3');
  await choose('All establishments');
  expect(asked()).toBe('1,2,3 by all');
  expect(screen.getByRole('button', { name: 'All establishments' })).toBeTruthy();
  await choose('Harbour');
  expect(asked()).toBe('2 by 2');
  await choose('Harbour');
  expect(asked()).toBe('1 by nothing');
});

it('the comparison of establishments opens with all of them', async () => {
  const asked = show('establishment-comparison');
  expect(asked()).toBe('1,2,3 by nothing');
  await userEvent.click(screen.getByRole('combobox', { name: 'Establishments' }));
  await choose('Minato');
  expect(asked()).toBe('3 by 3');
});
