import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { RowsTable } from '#/src/kinds/lines/RowsTable.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

const columns = [
  fieldModel('name', { kind: 'text' }),
  fieldModel('left', { kind: 'quantity' }),
  fieldModel('cost', { kind: 'money' }),
  fieldModel('number', { kind: 'text' }),
];

test('the columns of one of many tables are as wide as those of the others, whatever stands in them', () => {
  const long = 'Hartley wholegrain mustard with honey, 340 g';
  render(
    <AdminFrame resource="taxes">
      <RowsTable label="One" columns={columns} rows={[{ id: 1, name: 'Mug', left: 1 }]} isOneOfMany />
      <RowsTable label="Other" columns={columns} rows={[{ id: 1, name: long, left: 123_456.5, number: long }]} isOneOfMany />
      <RowsTable label="Alone" columns={columns} rows={[{ id: 1 }]} />
    </AdminFrame>,
  );
  const layouts = ['One', 'Other', 'Alone'].map((name) => getComputedStyle(screen.getByRole('table', { name })).tableLayout);
  expect(layouts).toEqual(['fixed', 'fixed', '']);
  const widths = screen.getAllByRole('columnheader').map((heading) => getComputedStyle(heading).width);
  expect(widths.slice(0, 4)).toEqual(widths.slice(4, 8));
  // The first takes the room that is left.
  expect(widths.map((width) => width === 'auto').slice(0, 4)).toEqual([true, false, false, false]);
});
