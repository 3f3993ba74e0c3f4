import { cleanup, render } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18nProvider } from '#/i18n/index.ts';
import { englishMessages } from '#/i18n/messages.ts';
import { ColumnFigure } from '#/src/views/parts/ColumnFigure.tsx';
import { Frame } from '../app/Frame.tsx';

afterEach(cleanup);

const draw = (values: readonly (readonly [now: number, before: number])[]) => {
  const { container } = render(
    <Frame>
      <CoreAdminContext i18nProvider={createI18nProvider('en', englishMessages, async () => undefined)}>
        <ColumnFigure
          caption=""
          heads={['Day', 'Net sales']}
          columns={values.map(([value, before], at) => ({
            ...{ key: String(at), name: `Day ${at}`, short: String(at), value, text: String(value), label: `£${value}` },
            before: { value: before, text: String(before) },
          }))}
        />
      </CoreAdminContext>
    </Frame>,
  );
  return [...container.querySelectorAll<HTMLElement>('.columns small')].map(({ style }) => Number.parseFloat(style.marginBottom) || 0);
};

// The dashed line of the other days struck through the figure above a column that was a little lower.
describe('a figure above a column', () => {
  it('stands above the line of the other days, where this would run through it', () => {
    expect(draw([[100, 108]])[0]).toBeCloseTo(160 - 160 / 1.08, 3);
  });

  it('is not there where those of all columns have no room beside each other', () => {
    const days = (value: number) => Array.from({ length: 7 }, () => [value, 0] as const);
    expect([draw(days(980)).length, draw(days(9_800_000_000)).length]).toEqual([7, 0]);
  });

  it('stays on its column where the line is far above, on it, or there is none', () => {
    expect(
      draw([
        [50, 160],
        [160, 100],
        [50, 50],
        [40, 0],
      ]),
    ).toEqual([0, 0, 0, 0]);
  });
});
