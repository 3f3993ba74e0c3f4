import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import { resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import type { AskedReport } from '#/src/views/report/filters/useReportQuestion.ts';
import MailDialog from '#/src/views/report/head/MailDialog.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const harbour = { id: 1, title: 'Harbour', timezone: 'UTC', business_day_starts_at: '00:00' };
const session = {
  constants: {
    currencies: [],
    timezones: [],
    reports: [{ value: 'top-items', label: 'Top items' }],
    date_presets: [
      { value: 'yesterday', label: 'Yesterday' },
      { value: 'last_week', label: 'Last week' },
      { value: 'last_month', label: 'Last month' },
    ],
    comparisons: [{ value: 'last_year', label: 'Last year, by weekday' }],
    languages: [{ value: 'en', label: 'English' }],
  },
  establishments: [harbour],
  establishment: harbour,
  user: { id: 5, email: 'owner@demo.test', client_id: 1 },
  permissions: new Set<string>(),
  everywhere: new Set(),
  heldIn: {},
};

interface Call {
  input: Record<string, unknown>;
}

/** The dialog over a report that is asked for these days, with what it sends; `lost`: how many answers to trials never arrive. */
function open(preset: string, search: string, lost = 0) {
  const resource = resourceOf(model, 'report-schedules');
  const tried: Call[] = [];
  const made: Record<string, unknown>[] = [];
  const dataProvider = testDataProvider({
    verb: async (_name: string, _verb: string, call: Call) => {
      tried.push(call);
      if (tried.length <= lost) throw new Error('The answer was lost');
      return { data: null, message: 'It leaves within a minute' };
    },
    create: async (_name: string, { data }: { data: Record<string, unknown> }) => {
      made.push(data);
      return { data: { ...data, id: 7 } };
    },
    getMany: async () => ({ data: [harbour] }),
    getList: async () => ({ data: [harbour], total: 1 }),
  } as never);
  render(
    <Frame>
      <CoreAdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider('en', { ...englishMessages, ...resourceLabels(model, 'en') }, async () => undefined)}
      >
        <SessionContext value={session as unknown as SessionContextValue}>
          <MemoryRouter>
            <MailDialog
              resource={resource}
              fromReport={present(resource.fromReport, 'fromReport')}
              report={present(model.reports['top-items'], 'report')}
              asked={{ question: { preset, compare: 'last_year' }, establishments: [harbour] } as unknown as AskedReport}
              search={search}
              onClose={() => undefined}
            />
          </MemoryRouter>
        </SessionContext>
      </CoreAdminContext>
    </Frame>,
  );
  return { tried, made };
}

/** Chooses of a select in which something else stands. */
async function choose(label: string, stands: string | RegExp, option: string) {
  const select = await screen.findByRole('combobox', { name: label });
  expect(select.textContent).toMatch(stands);
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

describe('mailing a report as it stands', () => {
  it('has what will be mailed in the filters of the report and in words, to be changed, and tries and stores what is left', async () => {
    const { tried, made } = open('last_month', 'top=25&hours=lunch&sort=net_amount&order=desc&page=3&period=last_month');
    await choose('Rows', '25', '50');
    await choose('Hours', /10:30/, 'All Hours');
    const order = await screen.findByText(/^Order: /);
    await userEvent.click(present(order.closest('.MuiChip-root')?.querySelector('svg'), 'mark'));
    await userEvent.click(screen.getByRole('button', { name: 'Send one to me now' }));
    await waitFor(() => expect(tried).toHaveLength(1));
    expect(tried[0]?.input).toMatchObject({
      report: 'top-items',
      period: 'last_month',
      compare: 'last_year',
      establishments: [1],
      question: { top: '50', hours: 'all_hours' },
      format: 'pdf',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]).toMatchObject({
      name: 'Top items · Harbour',
      frequency: 'weekly',
      weekday: 'monday',
      time: '07:00',
      question: { top: '50', hours: 'all_hours' },
      recipients: [{ email: 'owner@demo.test' }],
    });
  });

  it('sends the same again where the answer was lost, so that it leaves once', async () => {
    const { tried } = open('last_month', 'top=25', 1);
    for (const times of [1, 2]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Send one to me now' }));
      await waitFor(() => expect(tried).toHaveLength(times));
    }
    expect(tried[1]).toEqual(tried[0]);
  });

  it('has the days follow how often it comes, where those on the screen do not come again', async () => {
    open('custom', 'top=10');
    expect(await screen.findByText('Last week')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: /Frequency/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Every day' }));
    expect(await screen.findByText('Yesterday')).toBeTruthy();
  });

  it('marks a choice that the report no longer knows', async () => {
    open('last_month', 'colour=red');
    expect(await screen.findByText('No longer known: colour (red)')).toBeTruthy();
  });
});
