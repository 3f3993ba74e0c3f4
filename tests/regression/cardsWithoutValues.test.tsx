import { cleanup, render, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { afterEach, expect, test } from 'vitest';
import { resourceOf } from '#/model/language/model.ts';
import { model } from '#/resources/index.ts';
import { CellEditingProvider } from '#/src/views/list/cell/CellEditing.tsx';
import { ListCards } from '#/src/views/list/ListCards.tsx';
import type { ListColumns } from '#/src/views/list/useColumns.ts';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

afterEach(cleanup);

/** A card on a phone had the names of fields that hold nothing: JSON without a key counted as something. */
function cardOf(resource: string, record: object, held: readonly string[] = []): string[] {
  const { fields, list } = resourceOf(model, resource);
  const columns = { shown: list.columns.map((name) => fields[name]) } as unknown as ListColumns;
  const context = {
    data: [{ id: 1, ...record }],
    isPending: false,
    ...{ selectedIds: [], filterValues: {}, sort: { field: 'id', order: 'ASC' } },
    onToggleItem() {},
  };
  render(
    <AdminFrame
      resource={resource}
      session={{
        establishment: { id: 3, currency: 'GBP', timezone: 'Europe/London' },
        permissions: new Set(held),
        everywhere: new Set(held),
      }}
    >
      <ListContextProvider value={context as unknown as ListControllerResult}>
        <CellEditingProvider>
          <ListCards columns={columns} />
        </CellEditingProvider>
      </ListContextProvider>
    </AdminFrame>,
  );
  return screen.queryAllByRole('term').map((term) => term.textContent ?? '');
}

test('a card leaves out what is empty, also JSON and lists without anything in them', () => {
  const asked = {
    name: 'Mine',
    report: 'sales-summary',
    period: 'yesterday',
    frequency: 'daily',
    status: 'active',
    problem: '',
    last_sent: null,
  };
  expect(cardOf('report-schedules', { ...asked, question: {} })).not.toContain('Filters and choices');
  cleanup();
  expect(cardOf('report-schedules', { ...asked, question: [] })).toEqual(['Report', 'Period', 'Frequency', 'Status']);
  cleanup();
  expect(cardOf('report-schedules', { ...asked, frequency: null, question: { top: '25' } })).toContain('Filters and choices');
});

test('an amount that is not known has no name on its card either', () => {
  expect(cardOf('orders', { order_number: '7', total_amount: null, status: null })).toEqual([]);
});

test('the amount beside a card’s name is the one that moved, not the zero of the other side', () => {
  const moved = (debit: number, credit: number) => {
    cleanup();
    cardOf('gift-card-transactions', { transaction_date: '2026-12-01T02:09:00.000Z', currency: 'GBP', debit, credit, balance: 60 });
    return screen.getAllByRole('definition').map(({ textContent }) => textContent);
  };
  expect(moved(0, 60)).toEqual(['£60.00', '£60.00']);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Credit', 'Balance']);
  expect(moved(12.5, 0)).toEqual(['£12.50', '£60.00']);
  expect(moved(0, 0)[0]).toBe('£60.00');
});

test('an empty value that rules show on other records alone is not asked for on a card', () => {
  const rule = { name: 'Mine', establishment_id: 3, status: 'active', amount: null, hours: null };
  const right = ['AlertRules', 'AlertRuleEdit'];
  expect(cardOf('alert-rules', { ...rule, kind: 'low_stock' }, right)).toEqual(['What is watched', 'Status']);
  cleanup();
  expect(cardOf('alert-rules', { ...rule, kind: 'over_short', amount: 4 }, right)).toContain('By more than');
});

test('nor has whose a record is, where it is the platform’s own', () => {
  expect(cardOf('products', { item: 'Soup', category: 0 })).not.toContain('Category');
});
