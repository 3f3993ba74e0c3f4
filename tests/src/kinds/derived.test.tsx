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
import { Frame } from '#/tests/src/app/Frame.tsx';

afterEach(cleanup);

const { fields } = resourceOf(model, 'products');
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
  const session = { constants: { currencies: [], timezones: [] }, establishments: [], establishment: null, permissions: new Set() };
  render(
    <Frame>
      <SessionContext value={session as unknown as SessionContextValue}>
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
