import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, Form } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { fieldOf } from '#/model/language/model.ts';
import SlugInput from '#/src/kinds/slug/Input.tsx';
import TextInput from '#/src/kinds/text/Input.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';
import { field } from '#model/language';

afterEach(cleanup);

function form(record?: { id: number; title: string; slug: string }) {
  render(
    <Frame>
      <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => {})}>
        <Form record={record} defaultValues={record ? undefined : { title: null, slug: null }}>
          <TextInput field={fieldModel('title', field.text())} source="title" label="Title" required readonly={false} />
          <SlugInput
            field={fieldOf({ slug: fieldModel('slug', field.slug({ from: 'title' })) }, 'slug', 'slug')}
            source="slug"
            label="Slug"
            required={false}
            readonly={false}
          />
        </Form>
      </CoreAdminContext>
    </Frame>,
  );
}
const box = (label: string) => screen.getByLabelText(label, { exact: false }) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
const slugIs = (value: string) => waitFor(() => expect(box('Slug').value).toBe(value));

describe('a slug', () => {
  it('follows the field it is made from until it is written by hand, and again when it is emptied', async () => {
    form();
    type('Title', 'Café au lait');
    await slugIs('cafe-au-lait');
    type('Title', 'Café con leche');
    await slugIs('cafe-con-leche');
    type('Slug', 'my-own');
    type('Title', 'Something else');
    await waitFor(() => expect(box('Title').value).toBe('Something else'));
    expect(box('Slug').value).toBe('my-own');
    type('Slug', '');
    type('Title', 'Followed again');
    await slugIs('followed-again');
  });

  it('of a stored record stays when the record is renamed', async () => {
    form({ id: 1, title: 'Old name', slug: 'old-name' });
    type('Title', 'New name');
    await waitFor(() => expect(box('Title').value).toBe('New name'));
    expect(box('Slug').value).toBe('old-name');
  });
});
