import { act, cleanup, render, screen } from '@testing-library/react';
import type { RaRecord } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useDrawnRows } from '#/src/views/list/useDrawnRows.ts';

afterEach(cleanup);

const rowsOf = (first: number, count: number): RaRecord[] => Array.from({ length: count }, (_, at) => ({ id: first + at }));

/** What was drawn, one count after the other. */
let counts: number[] = [];
function Rows({ rows }: { rows: readonly RaRecord[] }) {
  const drawn = useDrawnRows(rows);
  counts.push(drawn);
  return <p>{drawn}</p>;
}

async function drawnOf(rows: readonly RaRecord[], again?: (element: ReactElement) => void): Promise<number[]> {
  counts = [];
  await act(async () => (again ?? render)(<Rows rows={rows} />));
  return counts;
}

it('draws a screenful first and the other rows after it', async () => {
  const drawn = await drawnOf(rowsOf(1, 250));
  expect(drawn[0]).toBe(30);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect(screen.getByText('250')).toBeTruthy();
});

it('draws all rows at once where they are few', async () => {
  expect(new Set(await drawnOf(rowsOf(1, 25)))).toEqual(new Set([25]));
});

it('keeps all that is drawn where the same rows are read anew, one is gone, or more follow', async () => {
  let again: (element: ReactElement) => void = () => {};
  await act(async () => {
    again = render(<Rows rows={rowsOf(1, 100)} />).rerender;
  });
  expect((await drawnOf(rowsOf(1, 100), again))[0]).toBe(100);
  expect((await drawnOf(rowsOf(2, 99), again))[0]).toBe(99);
  expect((await drawnOf(rowsOf(2, 149), again))[0]).toBe(99);
  expect(screen.getByText('149')).toBeTruthy();
});

it('begins with a screenful where other rows come', async () => {
  let again: (element: ReactElement) => void = () => {};
  await act(async () => {
    again = render(<Rows rows={rowsOf(1, 100)} />).rerender;
  });
  expect((await drawnOf(rowsOf(501, 100), again))[0]).toBe(30);
  expect(screen.getByText('100')).toBeTruthy();
});
