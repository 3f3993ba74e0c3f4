import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypedSearch } from '#/src/views/parts/useTypedSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// The address, which knows no blanks at the end, took them out of the box while one was typing on.
it('a blank before the next word stays in the box through a pause', () => {
  const { result } = renderHook(() => {
    const [asked, ask] = useState('');
    return { asked, ask, box: useTypedSearch(asked, ask) };
  });
  const type = (text: string) => {
    act(() => result.current.box[1](text));
    act(() => void vi.advanceTimersByTime(1000));
  };
  type('ground ');
  expect([result.current.asked, result.current.box[0]]).toEqual(['ground', 'ground ']);
  type('ground beef');
  expect([result.current.asked, result.current.box[0]]).toEqual(['ground beef', 'ground beef']);
  act(() => result.current.ask(''));
  expect(result.current.box[0]).toBe('');
});
