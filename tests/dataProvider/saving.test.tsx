// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, CreateBase, Form, useCreate, useInput } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { messageOf } from '#/dataProvider/messages.ts';
import { runHost } from './setUp.ts';

const run = runHost();
afterEach(cleanup);

function Saver({ onMessage }: { onMessage: (message: string | undefined) => void }) {
  const [create] = useCreate();
  return (
    <button
      type="button"
      onClick={() => create('dishes', { data: { name: 'Soup' } }, { onSuccess: (record) => onMessage(messageOf(record)) })}
    >
      save
    </button>
  );
}

function Price() {
  const { field, fieldState } = useInput({ source: 'lines.0.price', defaultValue: 1 });
  return (
    <label>
      <input {...field} />
      <span role="alert">{fieldState.error?.message}</span>
    </label>
  );
}

describe("react-admin's own hooks", () => {
  it("give the host's sentence to whoever saves", async () => {
    run.host.answer = () => ({ status: 201, data: { id: 8 }, message: 'Dish Added Successfully' });
    let told: string | undefined;
    render(
      <CoreAdminContext dataProvider={run.provider}>
        <Saver onMessage={(message) => (told = message)} />
      </CoreAdminContext>,
    );
    act(() => screen.getByText('save').click());
    await waitFor(() => expect(told).toBe('Dish Added Successfully'));
  });

  it("show the host's refusal at the field of a row", async () => {
    run.host.answer = () => ({
      status: 422,
      body: { status: 'error', message: 'Check the marked fields', errors: { 'lines.0.price': ['Enter 0 or more'] } },
    });
    render(
      <CoreAdminContext dataProvider={run.provider}>
        <CreateBase resource="dishes" redirect={false}>
          <Form>
            <Price />
            <button type="submit">save</button>
          </Form>
        </CreateBase>
      </CoreAdminContext>,
    );
    act(() => screen.getByText('save').click());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Enter 0 or more'));
  });
});
