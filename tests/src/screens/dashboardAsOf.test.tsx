import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AsOf } from '#/src/screens/dashboard/AsOf.tsx';
import { type Reading, ReadingContext } from '#/src/screens/dashboard/reading.ts';
import { AdminFrame } from '../app/AdminFrame.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T10:01:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const establishment = { id: 7, title: 'Harbour', currency: 'USD', timezone: 'UTC', business_day_starts_at: '00:00' };
const today = '2026-11-30';

it.each<[string, Partial<Reading>, string, string]>([
  ['before there are any', { asOf: undefined }, today, 'Reading the figures…'],
  ['of the day that is running', {}, today, 'As of 10:00:05 AM; new sales appear within twenty seconds'],
  ['of a day that is over', {}, '2026-11-28', 'As of 10:00:05 AM'],
  ['which could not be asked for again', { error: new Error('Away') }, today, 'As of 10:00:05 AM; could not be refreshed since'],
])('says of when the figures are: %s', (_when, changes, day, sentence) => {
  const reading: Reading = { answers: new Map(), error: null, asOf: '2026-11-30T10:00:05.000Z', refetch: () => undefined, ...changes };
  render(
    <AdminFrame resource="orders" session={{ establishment, establishments: [establishment] }} address="/dashboard">
      <ReadingContext value={reading}>
        <p data-testid="as of">
          <AsOf asked={{ question: { from: day, to: day }, establishments: [establishment] }} />
        </p>
      </ReadingContext>
    </AdminFrame>,
  );
  expect(screen.getByTestId('as of').textContent?.replace(/\s/g, ' ')).toBe(sentence);
});
