import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { fieldOf, resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import DerivedInput from '#/src/kinds/derived/Input.tsx';
import { FormShape } from '#/src/kinds/FormShape.ts';
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const { fields } = resourceOf(model, 'products');
const session = {
  constants: { currencies: [], timezones: [] },
  establishments: [],
  establishment: null,
  permissions: new Set(),
} as unknown as SessionContextValue;
const foodCost = fieldOf(fields, 'food_cost_percent', 'external');

/** Changes one field of the form, as its input would. */
function Change({ name, to }: { name: string; to: unknown }) {
  const { setValue, register } = useFormContext();
  register(name);
  return (
    <button type="button" onClick={() => setValue(name, to, { shouldDirty: true })}>
      {name}
    </button>
  );
}

it('a figure that the host read is not shown for what was typed since', async () => {
  render(
    <Frame>
      <SessionContext value={session}>
        <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => {})}>
          <Form record={{ id: 1, item: 'Soup', taxes: [1], food_cost_percent: 31.25 }}>
            <DerivedInput field={foodCost} source="food_cost_percent" label="Food cost %" required={false} readonly={false} />
            <Change name="item" to="Stew" />
            <Change name="taxes" to={[1, 2]} />
          </Form>
        </CoreAdminContext>
      </SessionContext>
    </Frame>,
  );
  const shown = () => screen.getByLabelText('Food cost %').textContent;
  expect(shown()).toMatch(/31/);
  fireEvent.click(screen.getByRole('button', { name: 'item' }));
  expect(shown()).toMatch(/31/);
  fireEvent.click(screen.getByRole('button', { name: 'taxes' }));
  await screen.findByText('Worked out when it is saved');
  expect(shown()).not.toMatch(/31/);
});

it('what follows from nothing yet says so, instead of a name with nothing beneath it', () => {
  const members = resourceOf(model, 'loyalty-members').fields;
  const ending = fieldOf(members, 'ending', 'computed');
  render(
    <Frame>
      <SessionContext value={session}>
        <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => {})}>
          <FormShape value={members}>
            <Form record={{ card_number: null }}>
              <DerivedInput field={ending} source="ending" label="Card" required={false} readonly={false} />
              <Change name="card_number" to="LM-761628" />
            </Form>
          </FormShape>
        </CoreAdminContext>
      </SessionContext>
    </Frame>,
  );
  expect(screen.getByLabelText('Card').textContent).toBe('–');
  fireEvent.click(screen.getByRole('button', { name: 'card_number' }));
  expect(screen.getByLabelText('Card').textContent).toMatch(/1628$/);
});
