import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWhole } from '#/src/widgets/kitchenDisplay/useWhole.ts';

afterEach(cleanup);

/** Items of 20 pixels in a list of so many; what says how many are left takes 10 of them. */
function List({ height, items }: { height: number; items: number }) {
  const [ref, count] = useWhole<HTMLUListElement>(items, String(height));
  return (
    <ul ref={ref} data-height={height - (count < items ? 10 : 0)}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={at} data-bottom={(at + 1) * 20} />
      ))}
    </ul>
  );
}

// The last line of a ticket was cut in half.
it('what has no room as a whole is not shown, and room that grows is used', () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number(this.dataset.height ?? 0);
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { height, bottom } = (this as HTMLElement).dataset;
    return { bottom: Number(height ?? bottom) } as DOMRect;
  });
  const { container, rerender } = render(<List height={65} items={5} />);
  const shown = () => container.querySelectorAll('li').length;
  expect(shown()).toBe(2);
  rerender(<List height={100} items={5} />);
  expect(shown()).toBe(5);
  rerender(<List height={5} items={5} />);
  expect(shown()).toBe(1);
});
