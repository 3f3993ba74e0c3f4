import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import DateFilter from '#/src/kinds/date/Filter.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

/** A filter of days, and what it was last told. */
function show(kind: 'date' | 'time', begun: unknown) {
  const told: unknown[] = [];
  const field = fieldModel('expected', { kind });
  function Shown() {
    const [value, setValue] = useState(begun);
    const change = (next: unknown) => {
      told.push(next);
      setValue(next);
    };
    return <DateFilter field={field} label="Expected" value={value} onChange={change} />;
  }
  render(
    <AdminFrame resource="taxes">
      <Shown />
    </AdminFrame>,
  );
  const box = (side: string) => screen.getByLabelText<HTMLInputElement>(`Expected: ${side}`);
  return { told, box };
}

test('a day stands in a filter as lists say it', () => {
  const { box } = show('date', { gte: '2026-11-24' });
  expect(box('From').value).toBe('Nov 24, 2026');
  expect(box('To').value).toBe('');
});

test('so does a time', () => {
  expect(show('time', { lte: '18:00' }).box('To').value).toMatch(/^6:00\sPM$/);
});

test('it is typed as one writes it, and what is no day yet changes nothing', () => {
  const { told, box } = show('date', { gte: '2026-11-24' });
  fireEvent.change(box('To'), { target: { value: 'Dec' } });
  expect(told).toEqual([]);
  fireEvent.change(box('To'), { target: { value: 'Dec 1, 2026' } });
  expect(told).toEqual([{ gte: '2026-11-24', lte: '2026-12-01' }]);
  fireEvent.change(box('From'), { target: { value: '' } });
  fireEvent.change(box('To'), { target: { value: '' } });
  expect(told.at(-1)).toBeUndefined();
});
