import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Boundary } from '#/src/foundation/errors/Boundary.tsx';
import { Oops } from '#/src/foundation/errors/Oops.tsx';
import { PageError } from '#/src/foundation/errors/PageError.tsx';
import { noteMissingParts } from '#/src/foundation/install/missingPart.ts';
import { Frame } from './Frame.tsx';

let broken = true;
function Part() {
  if (broken) throw new Error('the column "rate" does not exist');
  return <p>well</p>;
}

describe('a part that breaks', () => {
  beforeEach(() => {
    broken = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
  const page = (path: string) => (
    <Frame>
      <MemoryRouter>
        <h2>the layout</h2>
        <Boundary resetKey={path} fallback={(failure) => <PageError {...failure} />}>
          <Part />
        </Boundary>
      </MemoryRouter>
    </Frame>
  );

  it('is replaced by ‘Something went wrong.’, the error’s text and details, and leaves the rest standing', () => {
    render(page('/taxes'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong.');
    expect(screen.getByText('the column "rate" does not exist')).toBeTruthy();
    expect(screen.getByText('Details').closest('details')?.textContent).toContain('Part');
    expect(screen.getByText('the layout')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/');
  });

  it('is tried again when asked', () => {
    render(page('/taxes'));
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('well')).toBeTruthy();
  });

  it('is forgotten on another page', () => {
    const { rerender } = render(page('/taxes'));
    broken = false;
    rerender(page('/products'));
    expect(screen.getByText('well')).toBeTruthy();
  });

  describe('because a part of the program is gone', () => {
    const gone = new Error('Failed to fetch dynamically imported module');
    function Missing(): never {
      throw gone;
    }
    const shown = (isInDialog = false) =>
      render(
        <Frame>
          <MemoryRouter>
            <Boundary fallback={(failure) => <PageError {...failure} isInDialog={isInDialog} />}>
              <Missing />
            </Boundary>
          </MemoryRouter>
        </Frame>,
      );
    const openFor = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms);
    beforeEach(() => {
      noteMissingParts();
      window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: gone }));
    });

    it('is loaded anew with the page, which has been open for a while', () => {
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
      openFor(60_000);
      shown();
      expect(reload).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['in a page that was just loaded', 5_000, false],
      ['in a dialog, behind which something may be typed', 60_000, true],
    ])('says so, and leaves it to whoever reads it: %s', (_where, ms, isInDialog) => {
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
      openFor(ms);
      shown(isInDialog);
      expect(reload).not.toHaveBeenCalled();
      expect(screen.getByText(/may have been replaced by a newer version/)).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
      expect(reload).toHaveBeenCalledTimes(1);
    });
  });

  it('where the application itself breaks, says ‘Oops! Something went wrong.’', () => {
    render(
      <Frame>
        <Boundary fallback={(failure) => <Oops {...failure} />}>
          <Part />
        </Boundary>
      </Frame>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Something went wrong.');
  });
});
