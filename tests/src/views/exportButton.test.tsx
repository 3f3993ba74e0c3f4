import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, testDataProvider, useNotificationContext } from 'ra-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HostDataProvider } from '#/dataProvider/index.ts';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { ExportButton } from '#/src/views/parts/ExportButton.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

type ExportJob = HostDataProvider['exportJob'];
const saved: string[] = [];

// The browser's own way to save a file: a link that is clicked.
const click = HTMLAnchorElement.prototype.dispatchEvent;
beforeEach(() => {
  saved.length = 0;
  HTMLAnchorElement.prototype.dispatchEvent = function dispatch(this: HTMLAnchorElement, event: Event) {
    if (!this.download) return click.call(this, event);
    saved.push(this.download);
    return true;
  };
});
afterEach(() => {
  HTMLAnchorElement.prototype.dispatchEvent = click;
  cleanup();
});

function Notified() {
  const { notifications } = useNotificationContext();
  return <p id="notified">{notifications.map(({ message, type }) => `${type}: ${message}`).join()}</p>;
}

function show(exportJob: ExportJob): void {
  render(
    <Frame>
      <CoreAdminContext
        dataProvider={testDataProvider({ exportJob } as never)}
        i18nProvider={createI18nProvider('en', englishMessages, async () => {})}
      >
        <ExportButton input={{ resource: 'taxes', filters: { status: 'active' }, sort_by: 'name', sort_order: 'asc' }} />
        <Notified />
      </CoreAdminContext>
    </Frame>,
  );
}

/** Chooses a format as a reader does. */
async function choose(format: RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: format }));
}

test('asks for what the screen shows, says how far it is, and saves the file under its name', async () => {
  let finish = () => {};
  let asked: unknown;
  show(async (input, options) => {
    asked = input;
    options?.onProgress?.(42);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { blob: new Blob(['a']), fileName: 'taxes-2026-11-20.csv' };
  });
  await choose(/XLSX/);
  expect(asked).toEqual({
    resource: 'taxes',
    filters: { status: 'active' },
    sort_by: 'name',
    sort_order: 'asc',
    format: 'xlsx',
    language: 'en',
  });
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42'));
  finish();
  await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(saved).toEqual(['taxes-2026-11-20.csv']));
});

test("shows 'Request Failed' where the host could not make it", async () => {
  show(() => Promise.reject(new Error('Request Failed')));
  await choose(/CSV/);
  expect(await screen.findByText('error: Request Failed')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy();
  expect(saved).toEqual([]);
});

test('can be cancelled without a word, and asked for again', async () => {
  const signals: AbortSignal[] = [];
  show((_input, options) => {
    const signal = options?.signal as AbortSignal;
    signals.push(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  await choose(/CSV/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await choose(/CSV/);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(screen.getByRole('status')).toBeTruthy();
  expect(document.querySelector('#notified')?.textContent).toBe('');
});
