import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableFrame } from '#/src/views/list/TableFrame.tsx';
import { AdminFrame } from '#/tests/src/app/AdminFrame.tsx';

const FRAME = 300;
/** Where each heading begins and ends, in the frame's pixels. */
let places: Record<string, readonly [number, number]> = {};

/** A browser that says how much of each heading lies in the frame, with the margin that it is asked for. */
class Observer {
  private readonly right: number;
  private readonly targets: HTMLElement[] = [];

  constructor(
    private readonly tell: (entries: object[]) => void,
    { rootMargin = '0px 0px' }: IntersectionObserverInit,
  ) {
    this.right = FRAME + Number.parseInt(rootMargin.split(' ')[1] ?? '0', 10);
  }

  observe(target: HTMLElement) {
    this.targets.push(target);
    if (this.targets.length === 1) queueMicrotask(() => act(() => this.tell(this.targets.map((one) => this.entryOf(one)))));
  }

  disconnect() {
    this.targets.length = 0;
  }

  private entryOf(target: HTMLElement) {
    const [start, end] = places[target.textContent ?? ''] ?? [0, 0];
    return { target, intersectionRatio: end > start ? Math.max(0, Math.min(end, this.right) - start) / (end - start) : 0 };
  }
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(at: typeof places) {
  places = at;
  const table = (
    <AdminFrame resource="taxes">
      <TableFrame>
        <table className="list">
          <thead>
            <tr>
              {Object.keys(at).map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
        </table>
      </TableFrame>
    </AdminFrame>
  );
  render(table);
}

test('a column whose values are cut counts as out of sight, however little of it is', async () => {
  show({ Name: [0, 100], Opened: [100, 200], Total: [200, 320], Status: [320, 400] });
  expect(await screen.findByText('2 columns out of sight: Total, Status')).toBeDefined();
});

test('one of which only the room beside its values is cut is in sight', async () => {
  show({ Name: [0, 100], Opened: [100, 200], Total: [200, 308] });
  await act(async () => {});
  expect(screen.queryByText(/out of sight/)).toBeNull();
});

test('a table that is not shown says nothing', async () => {
  show({ Name: [0, 0], Opened: [0, 0] });
  await act(async () => {});
  expect(screen.queryByText(/out of sight/)).toBeNull();
});
