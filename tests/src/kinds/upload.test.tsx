import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, Form, testDataProvider } from 'ra-core';
import { afterEach, expect, test, vi } from 'vitest';
import { hostError } from '#/dataProvider/hostError.ts';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { isKind } from '#/model/language/model.ts';
import FileInput from '#/src/kinds/file/Input.tsx';
import ImageInput from '#/src/kinds/image/Input.tsx';
import { FormToolbar } from '#/src/views/form/FormToolbar.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';
import { field } from '#model/language';

afterEach(cleanup);

type Upload = (file: File, options: { signal: AbortSignal }) => Promise<{ url: string; name: string }>;

/** A form with one picture or document, and what it would save. */
function form(upload: Upload, record: Record<string, unknown> = {}, kind: 'image' | 'file' = 'image', options: object = {}) {
  const saved: { values?: Record<string, unknown> } = {};
  const logo = fieldModel('logo', kind === 'image' ? field.image({ help: 'Square looks best', ...options }) : field.file(options));
  const place = { source: 'logo', label: 'Logo', required: false, readonly: false };
  render(
    <Frame>
      <CoreAdminContext
        dataProvider={testDataProvider({ upload } as never)}
        i18nProvider={createI18nProvider('en', englishMessages, async () => {})}
      >
        <Form record={{ id: 1, ...record }} onSubmit={(values: Record<string, unknown>) => void Object.assign(saved, { values })}>
          {isKind(logo, 'image') && <ImageInput {...place} field={logo} />}
          {isKind(logo, 'file') && <FileInput {...place} field={logo} />}
          <FormToolbar saving={false} />
        </Form>
      </CoreAdminContext>
    </Frame>,
  );
  return saved;
}

const picture = (name = 'logo.png', type = 'image/png', bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const chooser = () => document.querySelector('input[type=file]') as HTMLInputElement;
const choose = (file: File) => fireEvent.change(chooser(), { target: { files: [file] } });

test('says that it uploads, then shows the picture and saves its address', async () => {
  let finish = (_: { url: string; name: string }) => {};
  const saved = form(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  choose(picture());
  expect(await screen.findByText('Uploading logo.png…')).toBeTruthy();
  expect(screen.getByRole('progressbar')).toBeTruthy();
  finish({ url: '/files/k/logo.png', name: 'logo.png' });
  expect(((await screen.findByRole('img', { name: 'Picture: Logo' })) as HTMLImageElement).getAttribute('src')).toBe('/files/k/logo.png');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('logo.png is uploaded'));
  await userEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(saved.values).toMatchObject({ logo: '/files/k/logo.png' }));
});

test('says at the field why an upload failed, keeps what was there, and takes another try', async () => {
  const answers = [Promise.reject(new Error('')), Promise.resolve({ url: '/files/k/new.png', name: 'new.png' })];
  form(() => answers.shift() as Promise<{ url: string; name: string }>, { logo: '/files/k/old.png' });
  choose(picture());
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
  const button = screen.getByRole('button', { name: 'Logo: Choose another picture' });
  expect(button.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
  expect(screen.getByRole('img').getAttribute('src')).toBe('/files/k/old.png');
  choose(picture('new.png'));
  await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe('/files/k/new.png'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('sends the same file again after a failure on the way, and not one that is refused', async () => {
  const sent: File[] = [];
  const failures = [hostError('The server cannot be reached', 0), hostError('Something went wrong', 503)];
  const saved = form(async (file) => {
    sent.push(file);
    const failure = failures.shift();
    if (failure) throw failure;
    return { url: '/files/k/logo.png', name: file.name };
  });
  const file = picture();
  choose(file);
  for (const sentence of ['The server cannot be reached', 'Something went wrong']) {
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Logo' }));
  }
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('logo.png is uploaded'));
  expect(sent).toEqual([file, file, file]);
  expect(screen.queryByRole('button', { name: 'Try again: Logo' })).toBeNull();
  failures.push(hostError('This picture is broken', 422));
  choose(picture('other.png'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This picture is broken'));
  expect(screen.queryByRole('button', { name: 'Try again: Logo' })).toBeNull();
  await userEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(saved.values).toMatchObject({ logo: '/files/k/logo.png' }));
});

test('shows an uploaded picture in the size of its room, and itself where it has no smaller ones', async () => {
  const address = '/files/abcdefghijklmnopqrstuv/logo.png';
  form(async () => ({ url: '', name: '' }), { logo: address });
  const shown = () => screen.getByRole('img', { name: 'Picture: Logo' }) as HTMLImageElement;
  await screen.findByRole('img');
  const small = '/files/abcdefghijklmnopqrstuv/logo_320.webp';
  expect([shown().getAttribute('src'), shown().getAttribute('srcset'), shown().getAttribute('height')]).toEqual([
    small,
    `${small} 1x, ${address} 2x`,
    '160',
  ]);
  fireEvent.error(shown());
  expect([shown().getAttribute('src'), shown().getAttribute('srcset')]).toEqual([address, null]);
});

test('refuses what is too large or of another type without asking the host', async () => {
  let asked = 0;
  form(async () => {
    asked += 1;
    return { url: '', name: '' };
  });
  choose(picture('big.png', 'image/png', 5 * 1024 * 1024 + 1));
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a file of at most 5 MB');
  choose(picture('drawing.svg', 'image/svg+xml'));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Choose a file of one of these types: PNG, JPEG, GIF, WEBP, AVIF'),
  );
  expect(asked).toBe(0);
});

test('is cleared, and an upload under way is cancelled', async () => {
  let signal: AbortSignal | undefined;
  const saved = form(
    (_file, options) => {
      signal = options.signal;
      return new Promise((_resolve, reject) => options.signal.addEventListener('abort', () => reject(options.signal.reason)));
    },
    { logo: '/files/k/old.png' },
  );
  choose(picture());
  await userEvent.click(await screen.findByText('Cancel'));
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Logo' }));
  expect(screen.getByRole('status').textContent).toBe('Removed');
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(saved.values).toMatchObject({ logo: null }));
});

test('works by keyboard, and takes a file that is dropped', async () => {
  form(async (file) => ({ url: `/files/k/${file.name}`, name: file.name }), {}, 'file');
  let opened = 0;
  chooser().click = () => {
    opened += 1;
  };
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Logo: Choose a file');
  await userEvent.keyboard('{Enter}');
  expect(opened).toBe(1);
  fireEvent.drop(chooser().parentElement as HTMLElement, {
    dataTransfer: { files: [new File(['a'], 'prices.csv', { type: 'application/vnd.ms-excel' })] },
  });
  expect((await screen.findByRole('link', { name: 'prices.csv' })).getAttribute('href')).toBe('/files/k/prices.csv');
});

test('holds Save with a sentence while a file is on its way, and lets it go when that has come, failed or been cancelled', async () => {
  const ends: { resolve: (stored: { url: string; name: string }) => void; reject: (error: Error) => void }[] = [];
  const saved = form((_file, { signal }) => {
    return new Promise((resolve, reject) => {
      ends.push({ resolve, reject });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const save = () => screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement;
  const isHeld = (held: boolean) => waitFor(() => expect(save().disabled).toBe(held));
  choose(picture());
  await isHeld(true);
  expect(screen.getByText('Save waits until logo.png is uploaded')).toBeTruthy();
  fireEvent.keyDown(save(), { key: 'Enter', ctrlKey: true });
  fireEvent.click(save());
  ends[0]?.reject(new Error('Something went wrong'));
  await isHeld(false);
  choose(picture());
  await isHeld(true);
  await userEvent.click(screen.getByText('Cancel'));
  await isHeld(false);
  choose(picture());
  await isHeld(true);
  expect(saved.values).toBeUndefined();
  ends[2]?.resolve({ url: '/files/k/logo.png', name: 'logo.png' });
  await isHeld(false);
  expect(screen.queryByText(/Save waits/)).toBeNull();
  await userEvent.click(save());
  await waitFor(() => expect(saved.values).toMatchObject({ logo: '/files/k/logo.png' }));
});

test('takes of documents and pictures what its field accepts, and no more', async () => {
  const receipts = { accept: ['image/*', 'application/pdf'] };
  form(async (file) => ({ url: `/files/k/${file.name}`, name: file.name }), {}, 'file', receipts);
  expect(chooser().accept).toContain('image/jpeg');
  expect(chooser().accept).not.toContain('.csv');
  choose(new File(['a'], 'prices.csv', { type: 'text/csv' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a file of one of these types: PNG, JPEG, GIF, WEBP, AVIF, PDF');
  choose(picture('receipt.jpg', 'image/jpeg'));
  expect(await screen.findByRole('link', { name: 'receipt.jpg' })).toBeTruthy();
});

test('of a picture that stands in documents, refuses what a PDF cannot hold before the host is asked, and says what to do', async () => {
  const sizes: Record<string, [number, number]> = { 'large.png': [4000, 4000], 'good.png': [400, 200], 'large.jpg': [4000, 4000] };
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    const [width, height] = sizes[name] ?? [];
    if (width === undefined || height === undefined) throw new DOMException('The source image could not be decoded', 'InvalidStateError');
    return { width, height, close: () => undefined };
  });
  const asked: string[] = [];
  form(
    async ({ name }) => {
      asked.push(name);
      return { url: `/files/k/${name}`, name };
    },
    {},
    'image',
    { printed: true },
  );
  const says = (text: RegExp) => waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text));
  choose(picture('logo.webp', 'image/webp'));
  await says(/save it as PNG or JPEG and upload it again/);
  choose(picture('large.png'));
  await says(/at most 8 million pixels/);
  choose(picture('broken.png'));
  await says(/save it as PNG or JPEG and upload it again/);
  expect(asked).toEqual([]);
  for (const name of ['good.png', 'large.jpg']) {
    choose(picture(name));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`${name} is uploaded`));
  }
  expect(asked).toEqual(['good.png', 'large.jpg']);
});
