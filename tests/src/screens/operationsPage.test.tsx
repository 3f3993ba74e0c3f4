import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { calls } from '#/dataProvider/calls.ts';
import { hostError } from '#/dataProvider/hostError.ts';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { FINDINGS, type FindingName, type Operations } from '#/model/values/operationFindings.ts';
import type { JobKindReading } from '#/model/values/operations.ts';
import { keysOf } from '#/model/values/shapes.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import OperationsPage from '#/src/screens/platform/operations/OperationsPage.tsx';
import { Frame } from '../app/Frame.tsx';

afterEach(cleanup);

const MB = 1024 * 1024;
const aReading = (given: Partial<Operations> = {}): Operations => ({
  version: '1.0.0',
  read_at: '2026-11-27T12:00:00.000Z',
  database: {
    engine: 'postgres',
    version: '15.4',
    size_bytes: 3 * 1024 * MB,
    connections: { used: 20, limit: 100 },
    replica: { seconds_behind: 4 },
  },
  processes: [
    {
      ...{ name: 'one/1/a', machine: 'one', role: 'host_without_jobs', version: '1.0.0', node: 'v20.19.0', port: 4000 },
      ...{ started_at: '2026-11-27T10:00:00.000Z', seen_at: '2026-11-27T11:59:50.000Z', seen_seconds_ago: 10, is_gone: false },
      ...{ memory_bytes: 210 * MB, busy_percent: 7 },
    },
    {
      ...{ name: 'two/1/b', machine: 'two', role: 'worker', version: '1.0.0', node: 'v20.19.0', port: null },
      ...{ started_at: '2026-11-27T10:00:00.000Z', seen_at: '2026-11-27T11:50:00.000Z', seen_seconds_ago: 600, is_gone: true },
      ...{ memory_bytes: 100 * MB, busy_percent: 0 },
    },
  ],
  disk: { free_bytes: 10_000 * MB, least_bytes: 256 * MB },
  jobs: [
    {
      ...{ kind: 'export', waiting: 3, oldest_due_seconds: 90, scheduled: 0, running: 2 },
      ...{ failed_last_hour: 1, failed_last_day: 5, broke_last_hour: 0 },
    },
    ...['alerts.watch', 'sales.rollups'].map((kind) => ({
      ...{ kind, waiting: 0, oldest_due_seconds: 0, scheduled: 1, running: 0 },
      ...{ failed_last_hour: 0, failed_last_day: 0, broke_last_hour: 0 },
    })),
  ],
  emails: { waiting: 4, given_up_last_hour: 1, given_up: 0 },
  deliveries: { waiting: 0, failed_last_hour: 0, oldest_due_seconds: 0 },
  rollups: { days_due: 2, oldest_due_seconds: 90_000 },
  findings: [],
  failed_jobs: [
    { id: 7, kind: 'export', business: 'Harbour', failed_at: '2026-11-27T11:30:00.000Z', attempts: 1, why: 'There is no such column' },
    { id: 8, kind: 'sales.rollups', business: null, failed_at: '2026-11-27T11:00:00.000Z', attempts: 3, why: null },
  ],
  ...given,
});

interface Opened {
  permissions?: string[];
  /** What comes of sending e-mails again. */
  sent?: () => Promise<{ data: object; message: string }>;
}

/** The page, whose host answers each call as the next one of these says. */
function opened(
  answers: (Operations | Error)[],
  {
    permissions = ['SuperAdminDashboard', 'SuperAdminEmailSendAgain'],
    sent = () => Promise.reject(new Error('nobody asked')),
  }: Opened = {},
) {
  let at = 0;
  const dataProvider = {
    call: async ({ path }: { path: string }) => {
      if (path === calls.sendEmailsAgain.path) return sent();
      expect(path).toBe(calls.operations.path);
      const answer = answers[Math.min(at++, answers.length - 1)];
      if (answer instanceof Error) throw answer;
      return { data: answer, message: 'Read' };
    },
  };
  const session = {
    permissions: new Set(permissions),
    establishments: [],
    tree: { nestedRoutes: [] },
    user: { user_type: 'super_admin' },
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18n = createI18nProvider('en', englishMessages, async () => undefined);
  render(
    <Frame>
      <SessionContext value={session as unknown as SessionContextValue}>
        <MemoryRouter>
          <CoreAdminContext i18nProvider={i18n} dataProvider={dataProvider as never} queryClient={queryClient}>
            <OperationsPage />
          </CoreAdminContext>
        </MemoryRouter>
      </SessionContext>
    </Frame>,
  );
}
const section = (name: string) => screen.findByRole('region', { name });

describe('the page for whoever runs the installation', () => {
  it('says in a sentence that everything is running, and below it how each part is', async () => {
    opened([aReading()]);
    expect((await screen.findByRole('alert')).textContent).toContain('Everything is running');
    const processes = within(await section('Hosts and workers')).getAllByRole('listitem');
    expect(processes.map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Host without jobsRunningone\/1\/aLast seenJust nowStarted2 hours ago.*Port4000Memory210 MBBusy7%$/),
      expect.stringMatching(/^WorkerGonetwo\/1\/bLast seen10 minutes ago(?!.*Port)/),
    ]);
    const system = (await section('Database and disk')).textContent;
    for (const fact of ['PostgreSQL 15.4', 'Size3 GB', '20 of 100', '4 seconds behind', '9.8 GB']) expect(system).toContain(fact);
    const queues = (await section('What waits')).textContent;
    for (const fact of ['E-mails41 given up', 'deliveries0None given up', 'yet2Reports are right']) expect(queues).toContain(fact);
    const jobs = await section('Jobs');
    const rows = within(jobs).getAllByRole('row');
    expect(rows).toHaveLength(2);
    expect(jobs.textContent).toContain('Nothing is due for: Watch alert rules, Sum up sales by day');
    expect([...(rows[1]?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      'Make a file of a list or reportexport',
      '3',
      '1 minute',
      '2',
      '1',
      '5',
    ]);
    const failed = within(await section('Jobs that failed in the last seven days')).getAllByRole('listitem');
    expect(failed.map((one) => one.textContent)).toEqual([
      'Make a file of a list or reportexport · Harbour · 30 minutes ago · 1 tryThere is no such column',
      'Sum up sales by daysales.rollups · The platform itself · 1 hour ago · 3 tries',
    ]);
  });

  it('has words for each thing that is not well', async () => {
    const values = {
      name: 'two/1/b',
      minutes: 12,
      versions: '1.0.0, 1.1.0',
      megabytes: 12,
      kinds: 'export, of.a.newer.host',
      smart_count: 2,
      used: 95,
      limit: 100,
    };
    const findings = keysOf(FINDINGS).map((what: FindingName) => ({ what, level: FINDINGS[what], values }));
    opened([aReading({ findings })]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Something is not working');
    const sentences = within(alert)
      .getAllByRole('listitem')
      .map((one) => one.textContent ?? '');
    expect(sentences).toHaveLength(findings.length);
    expect(sentences[0]).toMatch(/^No process does jobs/);
    expect(sentences[2]).toMatch(/^Jobs have waited for 12 minutes: Make a file of a list or report, of\.a\.newer\.host\./);
    for (const sentence of sentences) expect(sentence).not.toMatch(/%\{|operations\./);
  });

  it('asks for a look where nothing stands still', async () => {
    opened([aReading({ findings: [{ what: 'disk_low', level: 'look', values: { megabytes: 700 } }] })]);
    expect((await screen.findByRole('alert')).textContent).toContain('Something needs a look');
  });

  it('says that it cannot be read, and reads again when asked', async () => {
    opened([hostError('The database cannot be reached', 503, {}), aReading()]);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Everything is running');
  });

  it('keeps what it has read where it cannot be read again, and does not say that it is well', async () => {
    opened([aReading(), hostError('The database cannot be reached', 503, {})]);
    await screen.findByText('Everything is running');
    window.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText(/^This cannot be read now/);
    expect(screen.queryByText('Everything is running')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('The database cannot be reached');
    expect(await section('Hosts and workers')).toBeTruthy();
  });

  describe('e-mails that were given up', () => {
    const emails = { waiting: 0, given_up_last_hour: 1, given_up: 12 };
    const queuing = aReading({ emails, jobs: [{ ...(aReading().jobs[0] as JobKindReading), kind: 'emails.again', waiting: 1 }] });
    const press = async (button: string) => fireEvent.click(await screen.findByRole('button', { name: button }));

    it('are sent again when that is confirmed; the page says so while they are being queued', async () => {
      let asked = 0;
      const sent = async () => ({ data: { emails: ++asked }, message: '12 e-mails are sent again' });
      opened([aReading({ emails }), queuing, aReading()], { sent });
      expect((await section('What waits')).textContent).toContain('12 given up within the last seven days');
      await press('Send again');
      const dialog = await screen.findByRole('dialog', { name: 'Send 12 e-mails again?' });
      expect(asked).toBe(0);
      fireEvent.click(within(dialog).getByRole('button', { name: 'Send again' }));
      expect((await screen.findByRole('status')).textContent).toBe('Queued again now');
      expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
      expect(asked).toBe(1);
      window.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(screen.queryByText(/seven days/, { selector: 'small' })).toBeNull());
    });

    it('stay where they are for somebody without the permission, and the button goes where there are none', async () => {
      opened([aReading({ emails })], { permissions: ['SuperAdminDashboard'] });
      expect((await section('What waits')).textContent).toContain('12 given up');
      expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    });
  });
});
