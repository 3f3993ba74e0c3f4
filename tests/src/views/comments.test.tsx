import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { resourceLabels } from '#/i18n/resourceLabels.ts';
import type { Comment } from '#/model/values/commentText.ts';
import { model } from '#/resources/index.ts';
import { dropDrafts } from '#/src/foundation/session/drafts.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { Comments } from '#/src/views/show/comments/Comments.tsx';
import { Frame } from '../app/Frame.tsx';

const people = [
  { id: 7, name: 'Ana Ruiz' },
  { id: 8, name: 'Ben Okri' },
];
const said = (id: number, more: Partial<Comment> = {}): Comment => ({
  ...{ id, text: `Comment ${id}`, mentions: [], author: 'Ben Okri', created_by: 8, created_at: '2026-11-20T10:00:00.000Z' },
  ...{ edited_at: null, can_edit: false, can_delete: false },
  ...more,
});

let asked: { path: string; body: Record<string, unknown>; once?: boolean }[];
let refused: string | undefined;
beforeEach(() => {
  asked = [];
  refused = undefined;
});
afterEach(() => {
  cleanup();
  dropDrafts();
});

/** The comments on a tax; what is written joins them. */
function show(list: readonly Comment[]) {
  const comments = [...list];
  const call = async ({ path }: { path: string }, { body, once }: { body: Record<string, unknown>; once?: boolean }) => {
    const end = path.replace('/api/tax/{id}/comments', '');
    asked.push({ path: end, body, ...(once && { once }) });
    if (end === '/people') return { data: { list: people.filter(({ name }) => name.toLowerCase().includes(String(body.search))) } };
    if (end === '') {
      const before = comments.filter(({ id }) => body.before === undefined || id < Number(body.before));
      return { data: { list: before.slice(-2), total: comments.length, has_more: before.length > 2 } };
    }
    if (refused) throw Object.assign(new Error('Check the marked fields'), { body: { errors: { text: refused } } });
    if (end === '/create') comments.push(said(90, { text: String(body.text), mentions: people }));
    if (end === '/remove')
      comments.splice(
        comments.findIndex(({ id }) => id === body.comment_id),
        1,
      );
    return { data: {}, message: 'Done' };
  };
  const session = {
    ...{ permissions: new Set(['Taxes']), everywhere: new Set(), constants: { currencies: [], timezones: [] } },
    ...{ establishments: [], establishment: null, user: { id: 1 } },
  };
  const i18n = createI18nProvider('en', { ...englishMessages, ...resourceLabels(model, 'en') }, async () => undefined);
  render(
    <Frame>
      <SessionContext value={session as unknown as SessionContextValue}>
        <MemoryRouter>
          <CoreAdminContext i18nProvider={i18n} dataProvider={{ call } as unknown as DataProvider}>
            <ResourceContextProvider value="taxes">
              <RecordContextProvider value={{ id: 3, name: 'VAT' }}>
                <Comments />
              </RecordContextProvider>
            </ResourceContextProvider>
          </CoreAdminContext>
        </MemoryRouter>
      </SessionContext>
    </Frame>,
  );
}

const box = () => screen.findByRole('textbox', { name: 'Write a comment' });
const shown = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
const sent = (end: string) => asked.filter(({ path }) => path === end).map(({ body }) => body);

describe('the list', () => {
  it('says where nothing is written yet', async () => {
    show([]);
    await screen.findByText('Nobody has written anything here yet');
  });

  it('ends with the newest and has the older ones above it when they are wanted', async () => {
    show([said(1), said(2), said(3)]);
    await waitFor(() => expect(shown()).toEqual(['Comment 2', 'Comment 3']));
    await userEvent.click(screen.getByRole('button', { name: 'Show older comments' }));
    await waitFor(() => expect(shown()).toEqual(['Comment 1', 'Comment 2', 'Comment 3']));
    expect(screen.queryByRole('button', { name: 'Show older comments' })).toBeNull();
  });

  it('shows people by name, addresses as links, and nothing typed as markup', async () => {
    const mentions = [people[0] as (typeof people)[0], { id: 9, name: '' }];
    show([said(1, { text: '<b>@{7}</b>, @{9}:\nhttps://a.test. javascript:x', mentions, edited_at: '2026-11-21T10:00:00.000Z' })]);
    await waitFor(() => expect(shown()).toEqual(['<b>@Ana Ruiz</b>, @former user:\nhttps://a.test. javascript:x']));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://a.test', 'noopener noreferrer nofollow'],
    ]);
    screen.getByText('edited');
  });

  it('offers to change one’s own and to delete what one may, and asks before it deletes', async () => {
    show([said(1), said(2, { author: 'Me', can_edit: true, can_delete: true, text: 'Ask @{7}', mentions: people })]);
    await screen.findByText('Comment 1');
    expect(
      screen.getAllByRole('button', { name: /^(Edit|Delete) the comment/ }).map((button) => button.getAttribute('aria-label')),
    ).toEqual([expect.stringContaining('Edit the comment of Me'), expect.stringContaining('Delete the comment of Me')]);
    await userEvent.click(screen.getByRole('button', { name: /^Edit the comment/ }));
    const editor = screen.getByRole('textbox', { name: /^Edit the comment/ });
    expect([document.activeElement, (editor as HTMLTextAreaElement).value]).toEqual([editor, 'Ask @Ana Ruiz']);
    await userEvent.type(editor, '!{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent('/edit')).toEqual([{ comment_id: 2, text: 'Ask @{7}!' }]));
    await userEvent.click(await screen.findByRole('button', { name: /^Delete the comment/ }));
    expect(sent('/remove')).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shown()).toEqual(['Comment 1']));
  });
});

describe('writing', () => {
  it('offers people behind an @ and sends the one that the arrow keys choose, once, by the command key with Enter', async () => {
    show([]);
    const text = (await box()) as HTMLTextAreaElement;
    await userEvent.type(text, 'Hello @');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Ana Ruiz', 'Ben Okri']);
    expect(text.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Ana Ruiz' }).id);
    await userEvent.keyboard('{ArrowDown}');
    expect(text.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Ben Okri' }).id);
    await userEvent.keyboard('{Enter}');
    expect(text.value).toBe('Hello @Ben Okri ');
    expect([screen.queryByRole('listbox'), document.activeElement]).toEqual([null, text]);
    await userEvent.keyboard('see ben@a.test{Control>}{Enter}{/Control}');
    await waitFor(() => expect(shown()).toEqual(['Hello @Ben Okri see ben@a.test']));
    expect(asked.filter(({ path }) => path === '/create')).toEqual([
      { path: '/create', body: { text: 'Hello @{8} see ben@a.test' }, once: true },
    ]);
    expect(((await box()) as HTMLTextAreaElement).value).toBe('');
  });

  it('keeps what was written over a closed tab, and gives it up once it is sent', async () => {
    show([]);
    await userEvent.type(await box(), 'Not yet @ana');
    await userEvent.click(await screen.findByRole('option', { name: 'Ana Ruiz' }));
    cleanup();
    show([]);
    const text = (await box()) as HTMLTextAreaElement;
    expect(text.value).toBe('Not yet @Ana Ruiz ');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent('/create')).toEqual([{ text: 'Not yet @{7}' }]));
    await screen.findByText(/^Not yet/);
    cleanup();
    show([]);
    expect(((await box()) as HTMLTextAreaElement).value).toBe('');
  });

  it('says why it was refused, and keeps the text; an Escape closes the people first', async () => {
    refused = 'Somebody cannot see this record';
    show([]);
    const text = (await box()) as HTMLTextAreaElement;
    expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true);
    await userEvent.type(text, 'Hi @b');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody cannot see this record');
    expect(text.value).toBe('Hi @b');
  });
});
