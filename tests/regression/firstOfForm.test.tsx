import { cleanup, render, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { FormSections } from '#/src/views/form/FormSections.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

/** Which field of a new record has the focus at first. */
async function focusIn(resource: string): Promise<string | undefined> {
  const everything = new Set(model.permissions.map(({ name }) => name));
  const dataProvider = { getList: async () => ({ data: [], total: 0 }), call: async () => ({ data: { list: [] } }) };
  render(
    <AdminFrame resource={resource} dataProvider={dataProvider} session={{ permissions: everything, everywhere: everything }}>
      <Form>
        <FormSections shape={resourceOf(model, resource)} mode="create" />
      </Form>
    </AdminFrame>,
  );
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field;
  await waitFor(() => expect(focused()).toBeDefined());
  return focused();
}

test('a new record begins at its title, past a picture, or at what is written before it', async () => {
  expect(await focusIn('products')).toBe('item');
  cleanup();
  expect(await focusIn('users')).toBe('first_name');
});
