import { cleanup, render, screen, within } from '@testing-library/react';
import { Form } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import { fieldModel } from '#/model/compile/fieldModel.ts';
import { isKind, resourceOf } from '#/model/language/model.ts';
import { present } from '#/model/values/shapes.ts';
import { model } from '#/resources/index.ts';
import LinesInput from '#/src/kinds/lines/LazyInput.tsx';
import { ListCards } from '#/src/views/list/ListCards.tsx';
import { Statement } from '#/src/views/report/tables/Statement.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';
import { showCells, TAX_COLUMNS } from '#/tests/src/views/list/cellPage.tsx';

afterEach(cleanup);

const isKept = (cell: HTMLElement) => getComputedStyle(cell).position === 'sticky';

test('the names of a statement’s figures stay in sight where its columns are scrolled', () => {
  const report = present(model.reports['profit-statement'], 'report');
  const columns = Object.entries(report.columns).map(([name, one]) => fieldModel(name, one));
  const part = { currency: 'GBP', ...Object.fromEntries(columns.map(({ name }) => [name, 1])) };
  render(
    <AdminFrame resource="expenses">
      <Statement report={report} part={part} columns={columns} drillDown={() => undefined} />
    </AdminFrame>,
  );
  const names = screen.getAllByRole('rowheader');
  expect(names.length).toBeGreaterThan(3);
  expect(names.every(isKept)).toBe(true);
});

/** The rows of a purchase order in its form. */
function showLines(rows: readonly object[], id?: number) {
  const items = resourceOf(model, 'purchase-orders').allFields.items;
  if (!isKind(items, 'lines')) throw new Error('no rows');
  const session = { establishment: { id: 3, currency: 'GBP', timezone: 'Europe/London' } };
  render(
    <AdminFrame resource="purchase-orders" session={session} dataProvider={{ getList: async () => ({ data: [], total: 0 }) }}>
      <Form record={{ ...(id && { id }), items: rows } as never}>
        <LinesInput field={items} source="items" label="Items" readonly={false} required />
      </Form>
    </AdminFrame>,
  );
  const [, row] = within(screen.getByRole('group', { name: 'Items' })).getAllByRole('row');
  return within(present(row, 'row')).getAllByRole('cell');
}

test('the first column of rows in a form stays in sight', () => {
  const [first, second] = showLines([{ id: 1, quantity: 3 }], 7);
  expect([first, second].map((cell) => isKept(present(cell, 'cell')))).toEqual([true, false]);
});

test('it goes while a row is typed, which needs the room', () => {
  const [first] = showLines([{}]);
  expect(isKept(present(first, 'cell'))).toBe(false);
});

test('each value of a row carries its column’s name, which stands beside it on a phone', () => {
  const names = showLines([{ id: 1, quantity: 3 }], 7).map(({ dataset }) => dataset.label);
  expect(names.slice(0, -1)).toEqual(
    screen
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  );
  expect(names).toContain('Ordered');
});

test('so does each box of a row that is typed', () => {
  expect(showLines([{}]).map(({ dataset }) => dataset.label)).toContain('Ordered');
});

test('a value on a card stands below its name where both do not fit beside each other', () => {
  showCells({ permissions: [], children: <ListCards columns={TAX_COLUMNS} /> });
  const name = present(screen.getAllByText('Rate')[0], 'name');
  expect(getComputedStyle(present(name.parentElement, 'pair')).flexWrap).toBe('wrap');
  expect(getComputedStyle(name).flexShrink).toBe('0');
});
