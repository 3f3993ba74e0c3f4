import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { SettingsForm } from '#/src/views/settings/SettingsForm.tsx';
import { renderSettings, settingsValues } from './openPreview.tsx';

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
const before = window.innerWidth;

beforeEach(() => cleanup());
afterEach(() => happyDOM.setViewport({ width: before }));

const PREVIEWED = Object.values(model.settings).filter(({ preview }) => preview);
const openForm = (name: string) =>
  renderSettings(
    {},
    <SettingsForm
      settings={present(model.settings[name], name)}
      stored={{ values: { ...settingsValues(name) }, updated_at: null }}
      save={async () => undefined}
      isPending={false}
      theirs={null}
      onResolved={() => undefined}
    />,
  );

test('there are previews of everything that guests and cooks see', () => {
  expect(PREVIEWED.map(({ name }) => name).sort()).toEqual([
    'customer_facing_display',
    'email_look',
    'gift_card',
    'kiosk',
    'kitchen_display',
    'label',
    'loyalty',
    'receipt',
    'surcharging',
    'tipping',
  ]);
});

test('a narrow screen has the preview a tap away beside Save, and it follows the form', async () => {
  happyDOM.setViewport({ width: 390 });
  openForm('kiosk');
  const text = await screen.findByLabelText('Welcome text');
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.clear(text);
  await userEvent.type(text, 'Hungry?');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preview' });
  expect((await within(dialog).findByRole('group', { name: 'Kiosk' })).textContent).toContain('Hungry?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Welcome text').value).toBe('Hungry?');
});

test('a wide screen has it beside the form, and enlarges it', async () => {
  happyDOM.setViewport({ width: 1400 });
  openForm('tipping');
  const beside = await screen.findByRole('complementary', { name: 'Preview' });
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
  await userEvent.click(within(beside).getByRole('button', { name: 'Enlarge the preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preview' });
  expect(await within(dialog).findByText('Example')).toBeTruthy();
});
