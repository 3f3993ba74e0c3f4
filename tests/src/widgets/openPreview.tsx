import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form, testDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import { colors } from '#/resources/reference/colors.ts';
import { SessionContext, type SessionContextValue } from '#/src/foundation/session/SessionContext.ts';
import { LivePreview } from '#/src/views/settings/LivePreview.tsx';
import { Frame } from '#/tests/src/app/Frame.tsx';

type Values = Readonly<Record<string, unknown>>;

interface Opened {
  values?: Values;
  /** What the host has, by resource; who sees the preview may see these alone. */
  records?: Readonly<Record<string, readonly Values[]>>;
  /** What is stored of other settings, by their name. */
  settings?: Readonly<Record<string, Values>>;
}

/** The default of every field of some settings, with other values over them. */
export function settingsValues(name: string, values: Values = {}): Values {
  const { fields } = present(model.settings[name], name);
  const defaults = Object.values(fields).map((field) => [field.name, 'default' in field ? (field.default ?? null) : null]);
  return { ...Object.fromEntries(defaults), ...values };
}

/** Opens the preview of some settings beside their form, as the settings' page has it. `type` enters a value into the form. */
export async function openPreview(name: string, { values = {}, ...opened }: Opened = {}) {
  const definition = present(model.settings[name], name);
  let setValue: (field: string, value: unknown) => void = () => undefined;
  function Typed() {
    setValue = useFormContext().setValue;
    return null;
  }
  const asked = renderSettings(
    opened,
    <Form record={{ id: name, ...settingsValues(name, values) }}>
      <Typed />
      <LivePreview settings={definition} name={present(definition.preview, `preview of ${name}`)} />
    </Form>,
  );
  await screen.findByRole('complementary', { name: 'Preview' });
  return { asked, type: async (field: string, value: unknown) => act(async () => setValue(field, value)) };
}

/** Renders a part of a settings' page for somebody at an establishment; gives what it asks the host for. */
export function renderSettings({ records = {}, settings = {} }: Omit<Opened, 'values'>, page: ReactNode) {
  const held = new Set([
    ...Object.keys(records).flatMap((resource) => Object.values(present(model.resources[resource], resource).permissions)),
    ...Object.keys(settings).map((kind) => present(model.settings[kind], kind).permission),
  ]);
  const harbour = { id: 7, title: 'Harbour', currency: 'USD', timezone: 'UTC' };
  const constants = { currencies: [{ code: 'USD', name: 'US dollar', symbol: '$', decimals: 2 }], timezones: ['UTC'], colors };
  const session = { establishment: harbour, establishments: [harbour], permissions: held, everywhere: held, constants };
  const asked: { resource: string; params: unknown }[] = [];
  const provider = testDataProvider({
    getList: async (resource: string, params: unknown) => {
      asked.push({ resource, params });
      const data = records[resource] ?? [];
      return { data, total: data.length };
    },
    getOne: async (resource: string, { id }: { id: unknown }) => ({ data: records[resource]?.find((one) => one.id === id) }),
    call: async (_: unknown, { body }: { body: { kind: string } }) => ({ data: { values: settings[body.kind], updated_at: null } }),
  } as never);
  render(
    <Frame>
      <MemoryRouter>
        <CoreAdminContext dataProvider={provider} i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}>
          <SessionContext value={session as unknown as SessionContextValue}>{page}</SessionContext>
        </CoreAdminContext>
      </MemoryRouter>
    </Frame>,
  );
  return asked;
}
