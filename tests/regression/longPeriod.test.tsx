import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import type { Period } from '#/model/reports/periods.ts';
import { DayFields } from '#/src/views/report/filters/DayFields.tsx';

afterEach(cleanup);

const asked: Period[] = [];
function Days() {
  const [days, setDays] = useState<Period>({ from: '2026-01-01', to: '2026-01-31' });
  const ask = (next: Period) => {
    asked.push(next);
    setDays(next);
  };
  return (
    <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}>
      <DayFields days={days} onChange={ask} />
    </CoreAdminContext>
  );
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const said = () => screen.queryByText('Choose a period of at most 5 years and 1 month');

it('a period that the host refuses is refused at the field, in its words, and not asked for', async () => {
  render(<Days />);
  type('To', '9999-12-31');
  expect(said()).not.toBeNull();
  expect((screen.getByLabelText('To') as HTMLInputElement).value).toBe('9999-12-31');
  expect(asked).toEqual([]);
  type('To', '2031-01-31');
  expect(said()).toBeNull();
  expect(asked).toEqual([{ from: '2026-01-01', to: '2031-01-31' }]);
});
