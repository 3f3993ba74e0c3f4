import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, RecordContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { useLeave } from '#/src/foundation/leave/LeaveContext.ts';
import { LeaveGuard } from '#/src/foundation/leave/LeaveGuard.tsx';
import { draftKey, dropDraft, dropDrafts, keepDraft, readDraft } from '#/src/foundation/session/drafts.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { DraftWatch } from '#/src/views/form/DraftWatch.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

const users = resourceOf(model, 'users');
const KEY = draftKey(7, 3, 'users', 'new');
const session = { user: { id: 7 }, establishment: { id: 3 }, permissions: new Set() } as unknown as SessionContextValue;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const values = { first_name: 'Ada', last_name: '', password: '' };

function Inputs({ record }: { record: { id: number; updated_at: string } | undefined }) {
  const { register } = useFormContext();
  const leave = useLeave();
  return (
    <>
      <DraftWatch form={undefined} resource={users} mode={record ? 'edit' : 'create'} />
      {(['first_name', 'last_name', 'password'] as const).map((name) => (
        <input key={name} aria-label={name} {...register(name)} />
      ))}
      <button type="button" onClick={() => leave.forget()}>
        Saved
      </button>
    </>
  );
}

const opened = (record?: { id: number; updated_at: string }) => (
  <RecordContextProvider value={record && { ...values, ...record }}>
    <Form record={record && { ...values, ...record }} defaultValues={record ? undefined : values}>
      <Inputs record={record} />
    </Form>
  </RecordContextProvider>
);

function open(record?: { id: number; updated_at: string }) {
  const around = (children: ReactNode) => (
    <Frame>
      <SessionContext value={session}>
        <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}>
          <LeaveGuard>{children}</LeaveGuard>
        </CoreAdminContext>
      </SessionContext>
    </Frame>
  );
  const router = createMemoryRouter([{ path: '/', element: around(opened(record)) }]);
  return render(<RouterProvider router={router} />);
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }));
const note = () => screen.queryByRole('alert')?.textContent;

describe('what is typed and not saved', () => {
  it('comes back once the form was torn away, without secrets, and is gone once it is saved', async () => {
    open();
    expect(note()).toBeUndefined();
    await type('last_name', 'Lovelace');
    await type('password', 'long and secret');
    cleanup();
    expect(readDraft(KEY)?.values).toEqual({ last_name: 'Lovelace' });
    open();
    expect([box('first_name').value, box('last_name').value, screen.getByLabelText<HTMLInputElement>('password').value]).toEqual([
      'Ada',
      'Lovelace',
      '',
    ]);
    expect(note()).toMatch(/was not saved: here it is again/);
    await act(async () => fireEvent.click(screen.getByText('Saved')));
    cleanup();
    expect(readDraft(KEY)).toBeUndefined();
  });

  it('is kept as its tab is closed, though another one has begun with it meanwhile', async () => {
    open();
    await type('last_name', 'Lovelace');
    const kept = () => Object.keys(localStorage).filter((name) => name.startsWith(KEY)).length;
    await expect.poll(kept).toBe(1);
    expect(readDraft(KEY, Date.now(), 'other')?.values).toEqual({ last_name: 'Lovelace' });
    dropDraft(KEY, 'other');
    expect(kept()).toBe(0);
    window.dispatchEvent(new Event('pagehide'));
    expect(readDraft(KEY)?.values).toEqual({ last_name: 'Lovelace' });
  });

  it('is given up by one click', async () => {
    keepDraft(KEY, { at: Date.now(), over: null, values: { last_name: 'Lovelace' } });
    open();
    await act(async () => fireEvent.click(screen.getByText('Start afresh')));
    expect([box('last_name').value, note()]).toEqual(['', undefined]);
    cleanup();
    expect(readDraft(KEY)).toBeUndefined();
  });

  it('says so where the record is another one by now', () => {
    keepDraft(draftKey(7, 3, 'users', 4), { at: Date.now(), over: '2026-03-01T00:00:00Z', values: { last_name: 'Byron' } });
    open({ id: 4, updated_at: '2026-03-02T00:00:00Z' });
    expect(note()).toMatch(/has been changed since/);
    expect(box('last_name').value).toBe('Byron');
  });

  it('is kept for a week, by whoever typed it, until they sign out', () => {
    const day = 86_400_000;
    keepDraft(KEY, { at: 0, over: null, values: { last_name: 'Lovelace' } });
    expect(readDraft(KEY, 6 * day)?.values).toEqual({ last_name: 'Lovelace' });
    expect(readDraft(draftKey(8, 3, 'users', 'new'), 0)).toBeUndefined();
    expect([readDraft(KEY, 7 * day), localStorage.length]).toEqual([undefined, 0]);
    localStorage.setItem(`${KEY}~`, '{"at":');
    expect([readDraft(KEY), localStorage.length]).toEqual([undefined, 0]);
    keepDraft(KEY, { at: Date.now(), over: null, values: { last_name: 'Lovelace' } });
    localStorage.setItem('settings', '{}');
    dropDrafts();
    expect([...Object.keys(localStorage)]).toEqual(['settings']);
  });
});
